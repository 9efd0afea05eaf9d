import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { useCommand } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';

/** Auto-orders need an account: a guest signs in first (API-103). */
export function SignInFirst() {
  const { run, isPending } = useCommand(openSignIn);
  return (
    <>
      <p>Войдите, чтобы заказ повторялся сам: так мы будем знать, куда и кому его привозить.</p>
      <div>
        <Button variant="primary" busy={isPending} onClick={() => run({})}>
          Войти
        </Button>
      </div>
    </>
  );
}
