import type { AreaContext } from 'shared-contracts/app';
import { askEmail, openSignIn } from 'shared-contracts/cabinet/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';

const loadSignIn = () => import(/* webpackChunkName: "lazy-sign-in" */ './sign-in/sign-in-dialog');
const loadEmail = () => import(/* webpackChunkName: "lazy-sign-in" */ './email/email-dialog');

/** Handles the area's commands: each opens its dialog, and is answered when the dialog closes. */
export function start({ overlays }: AreaContext<'mf-cabinet'>): readonly CommandHandler[] {
  return [
    handleCommand(openSignIn, async () => {
      const { SignInDialog } = await loadSignIn();
      return new Promise((resolve) => {
        overlays.show('authModal', 'mf-cabinet', <SignInDialog onClose={(authorized) => resolve({ authorized })} />);
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
