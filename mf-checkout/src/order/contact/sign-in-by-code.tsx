import { useAtom, useCommand } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Button } from 'shared-contracts/ui';

/** For a guest whose order needs a confirmed phone; the basket is kept. */
export function SignInByCode() {
  const { status } = useAtom(sessionAtom);
  const { run } = useCommand(openSignIn);
  if (status === 'authorized') return null;
  return <Button onClick={() => run({})}>Войти по коду</Button>;
}
