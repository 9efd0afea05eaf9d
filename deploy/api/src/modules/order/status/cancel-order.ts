import type { CancelReason } from '@zapovednik/api/cabinet/calls/cancel-reason';
import type { PersonalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import { eq } from 'drizzle-orm';
import { order } from '../../../db/schema';
import type { Context, SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { findOrder, findOwnOrder, type OrderAccess } from '../../order-access/api';
import type { Refusal } from '../../order-states/api';
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
  if (refused || source === 'retail') throw notCancelable(refused);
  // The reason of the first cancellation is kept.
  if (changed && reason) await db.update(order).set({ cancelReason: reason }).where(eq(order.id, id));
  return personalOrder(id, context);
}

/**
 * Cancels a guest's order by its signed link: whoever has the letter, or the code from the SMS that leads to the link. A
 * customer's order is cancelled in the cabinet only, because its link may have been passed on to be paid.
 */
export async function cancelGuestOrder(access: OrderAccess, context: Context): Promise<{ ID: number }> {
  const { id, customerId } = await findOrder(context, access);
  if (customerId !== null) throw new ShopError(409, 'not_cancelable', 'Чтобы отменить этот заказ, войдите');
  const { refused } = await applyEvent(context.db, id, 'cancel', context);
  if (refused) throw notCancelable(refused);
  return { ID: id };
}

const notCancelable = (refused: Refusal | null) =>
  new ShopError(
    409,
    'not_cancelable',
    refused === 'over' ? 'Этот заказ уже завершён' : 'Этот заказ уже нельзя отменить',
  );
