import { askEmail, buyRegularly, choosePet, openSignIn, repeatNextOrder } from '@zapovednik/areas/cabinet/commands';
import type { AreaContext } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import { notifyAfterRedirect } from './order/no-order';

const loadSignIn = () => import(/* webpackChunkName: "lazy-sign-in" */ './sign-in/sign-in-dialog');
const loadRegularDialog = () => import(/* webpackChunkName: "lazy-auto-order" */ './auto-order-setup/regular-dialog');
const loadRepeatCart = () => import(/* webpackChunkName: "lazy-auto-order" */ './auto-order-setup/repeat-cart-dialog');
const loadEmail = () => import(/* webpackChunkName: "lazy-sign-in" */ './email/email-dialog');
const loadPetList = () => import(/* webpackChunkName: "lazy-pet-list" */ './pets/pet-list-dialog');

/** Handles the area's commands: each opens its dialog. */
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
    handleCommand(choosePet, async ({ chosen }) => {
      const { PetListDialog } = await loadPetList();
      return new Promise((resolve) => {
        const onClose = (petId: number | null) => resolve({ petId });
        overlays.show('petList', 'mf-cabinet', <PetListDialog chosen={chosen} onClose={onClose} />);
      });
    }),
    handleCommand(buyRegularly, async (goods) => {
      const { RegularDialog } = await loadRegularDialog();
      overlays.show('regularPurchase', 'mf-cabinet', <RegularDialog goods={goods} />);
      return {};
    }),
    handleCommand(repeatNextOrder, async () => {
      const { RepeatCartDialog } = await loadRepeatCart();
      return new Promise((resolve) => {
        const onClose = (chosen: boolean) => resolve({ chosen });
        overlays.show('repeatCart', 'mf-cabinet', <RepeatCartDialog onClose={onClose} />);
      });
    }),
  ];
}
