import type { PersonalOrder } from 'shared-contracts/cabinet/calls/personal-order';
import type { SessionContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { findOwnOrder } from './own-order';
import { personalOrder } from './personal-orders';
import { applyEvent } from './status/apply-event';

/** Cancels an order of the caller. A cancelled order stays cancelled. Its payment refunds the money (API-99). */
export async function cancelOrder(id: number, context: SessionContext): Promise<PersonalOrder> {
  const { source } = await findOwnOrder(id, context);
  const { refused } = await applyEvent(context.db, id, 'cancel');
  if (refused || source === 'retail') {
    throw new ShopError(
      409,
      'not_cancelable',
      refused === 'over' ? 'Этот заказ уже завершён' : 'Этот заказ уже нельзя отменить',
    );
  }
  return personalOrder(id, context);
}
