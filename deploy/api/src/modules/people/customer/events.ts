import type { UserDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { defineEvent } from '../../../events/define-event';
import { defineExtension } from '../../../events/define-extension';
import type { Context } from '../../../http/context';
import type { ActiveSession } from '../../../http/session-cache/active-session';

export interface SignedIn {
  /** The key of the renewed session. */
  readonly sessionKey: string;
  readonly customerId: number;
  /** Whether the anonymous basket is merged into the customer's (SES-07). */
  readonly mergesBasket: boolean;
}

/** A session continues as a customer. */
export const signedIn = defineEvent<SignedIn>('signedIn', ['session']);

/** The delivery in the answer of a session; null: nothing is chosen yet (DEL-50). */
export const sessionDelivery =
  defineExtension<(session: ActiveSession, context: Context) => Promise<UserDelivery | null>>('sessionDelivery');
