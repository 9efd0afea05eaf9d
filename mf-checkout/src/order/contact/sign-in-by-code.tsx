import { useApp } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { showNotification } from 'shared-contracts/shell/commands';
import { useStore } from 'shared-contracts/stores';
import { Button } from 'shared-contracts/ui';

/** For a guest whose order the server accepts only with a confirmed phone; the basket stays. */
export function SignInByCode() {
  const { bus, report, stores } = useApp();
  const { status } = useStore(stores.session);
  if (status === 'authorized') return null;
  const signIn = () => {
    bus.run(openSignIn, {}).catch((error) => {
      report(error, { area: 'mf-checkout', phase: 'command', name: openSignIn.name });
      void bus.run(showNotification, { kind: 'error' });
    });
  };
  return <Button onClick={signIn}>Войти по коду</Button>;
}
