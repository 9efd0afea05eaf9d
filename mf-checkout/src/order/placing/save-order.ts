import type { AppContext } from 'shared-contracts/app';
import { saveOrder } from 'shared-contracts/checkout/calls/order';
import { orderSaved } from 'shared-contracts/checkout/events';
import { emptyBasket } from 'shared-contracts/checkout/models/basket';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { deliveryQuery } from 'shared-contracts/checkout/queries/delivery';
import { FormFailure } from 'shared-contracts/ui/field';
import { rememberOrder } from '../../placed-order/last-order';
import { forgetDraft } from '../form/draft';
import type { OrderBody } from './order-body';

const FAILED = 'Ошибка сохранения заказа';

/** A saved order. */
export interface SavedOrder {
  readonly id: number;
  /** Roubles. */
  readonly price: number;
  readonly redirectUrl: string;
}

/** The server has rejected the order: another try is a new attempt. */
export class OrderRejected extends FormFailure {
  override name = 'OrderRejected';
}

/**
 * Saves an order.
 *
 * @param key idempotency key of the attempt, so that sending it again creates no second order
 * @throws OrderRejected with the server's messages, joined (ORD-45); FormFailure when the result is unknown
 */
export async function sendOrder(app: AppContext, body: OrderBody, key: string): Promise<SavedOrder> {
  const result = await app.api(saveOrder, body, { key }).catch((cause: unknown) => {
    app.report(cause, { area: 'mf-checkout', phase: 'command', name: 'order/save' });
    throw new FormFailure(FAILED, { cause });
  });
  if (result.made) return result.made;
  const { messages, fields, problem } = result;
  throw new OrderRejected(messages.join(' / ') || [FAILED, problem].filter(Boolean).join('. '), { fields });
}

/** Changes after an order was saved: an empty basket, no draft, the delivery that was chosen (ORD-37 to ORD-39). */
export function applyOrderSaved(app: AppContext, { id, price, redirectUrl }: SavedOrder): void {
  rememberOrder({ id, redirectUrl });
  forgetDraft(app.city.locationId);
  app.query.setQueryData(basketQuery(app).queryKey, emptyBasket);
  void app.query.invalidateQueries({ queryKey: deliveryQuery(app).queryKey });
  app.bus.emit(orderSaved, { orderId: id, sum: price });
}
