import { askEmail } from '@zapovednik/areas/cabinet/commands';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import { trySubscribe } from './change-subscription';

interface Customer {
  readonly productId: number;
  /** Of the signed-in customer; '' if there is none. */
  readonly email: string;
}

/**
 * Subscribes a signed-in customer: with an e-mail at once (PRD-46), without one after the cabinet's dialog has asked for it (PRD-47,
 * LAY-52).
 */
export async function subscribeCustomer(app: AppContext, { productId, email }: Customer): Promise<void> {
  const entered = email || (await enteredEmail(app));
  if (entered) await trySubscribe(app, { productId, email: entered });
}

/** Null if the customer closes the dialog, or if it cannot be shown, which is said then. */
async function enteredEmail(app: AppContext): Promise<string | null> {
  try {
    return (await app.bus.run(askEmail, {})).email;
  } catch (error) {
    await reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'subscribe' });
    return null;
  }
}
