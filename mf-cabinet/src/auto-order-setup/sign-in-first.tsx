import { useCommand } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { Button } from 'shared-contracts/ui';

/** A guest signs in before anything repeats (API-103). */
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
