import type { CancelReason } from '@zapovednik/api/cabinet/calls/cancel-reason';
import type { PersonalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import { eq } from 'drizzle-orm';
import { order } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { findOwnOrder } from '../../order-access/api';
import { personalOrder } from '../presented/personal-orders';
import { applyEvent } from './apply-event';

/**
 * Cancels an order of the caller. Cancelling it again changes nothing. The module `payment` refunds the money (API-99).
 */
export async function cancelOrder(
  { id, reason }: { id: number; reason?: CancelReason | undefined },
  context: SessionContext,
): Promise<PersonalOrderDetails> {
  const { db } = context;
  const { source } = await findOwnOrder(id, context);
  const { changed, refused } = await applyEvent(db, id, 'cancel', context);
  if (refused || source === 'retail') {
    throw new ShopError(
      409,
      'not_cancelable',
      refused === 'over' ? 'Этот заказ уже завершён' : 'Этот заказ уже нельзя отменить',
    );
  }
  // The reason of the first cancellation is kept.
  if (changed && reason) await db.update(order).set({ cancelReason: reason }).where(eq(order.id, id));
  return personalOrder(id, context);
}
