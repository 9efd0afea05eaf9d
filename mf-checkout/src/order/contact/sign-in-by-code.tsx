import { useApp, useAtom } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { showNotification } from 'shared-contracts/shell/commands';
import { Button } from 'shared-contracts/ui';

/** For a guest whose order needs a confirmed phone; the basket is kept. */
export function SignInByCode() {
  const { bus, report } = useApp();
  const { status } = useAtom(sessionAtom);
  if (status === 'authorized') return null;
  const signIn = () => {
    bus.run(openSignIn, {}).catch((error) => {
      report(error, { area: 'mf-checkout', phase: 'command', name: openSignIn.name });
      void bus.run(showNotification, { kind: 'error' });
    });
  };
  return <Button onClick={signIn}>Войти по коду</Button>;
}
