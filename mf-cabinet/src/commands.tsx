import type { AreaContext } from 'shared-contracts/app';
import { askEmail, openSignIn } from 'shared-contracts/cabinet/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { notifyAfterRedirect } from './order/no-order';

const loadSignIn = () => import(/* webpackChunkName: "lazy-sign-in" */ './sign-in/sign-in-dialog');
const loadEmail = () => import(/* webpackChunkName: "lazy-sign-in" */ './email/email-dialog');

/** Answers the area's commands: each opens its dialog, and is answered when that closes. */
export function commands(app: AreaContext<'mf-cabinet'>): readonly CommandHandler[] {
  const { overlays } = app;
  notifyAfterRedirect(app);
  return [
    handleCommand(openSignIn, async ({ phone }) => {
      const { SignInDialog } = await loadSignIn();
      return new Promise((resolve) => {
        const onClose = (authorized: boolean) => resolve({ authorized });
        overlays.show('authModal', 'mf-cabinet', <SignInDialog phone={phone} onClose={onClose} />);
      });
    }),
    handleCommand(askEmail, async () => {
      const { EmailDialog } = await loadEmail();
      return new Promise((resolve) => {
        overlays.show('emailInputModal', 'mf-cabinet', <EmailDialog onClose={(email) => resolve({ email })} />);
      });
    }),
  ];
}
