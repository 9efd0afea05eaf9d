import type { AppContext } from 'shared-contracts/app';
import { updateUserDeliveryAfterOrderSave } from 'shared-contracts/checkout/calls/delivery-price';
import { saveOrder } from 'shared-contracts/checkout/calls/order';
import { forgetCharity } from 'shared-contracts/checkout/charity-cookie';
import { orderSaved } from 'shared-contracts/checkout/events';
import { emptyBasket } from 'shared-contracts/checkout/models/basket';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { deliveryQuery } from 'shared-contracts/checkout/queries/delivery';
import { forgetDraft } from 'shared-contracts/draft';
import { FormFailure } from 'shared-contracts/ui/field';
import { rememberOrder } from '../../placed-order/last-order';
import { orderDraft } from '../values/draft';
import type { OrderBody } from './order-body';

const FAILED = 'Ошибка сохранения заказа';

/** A saved order. */
export interface SavedOrder {
  readonly id: number;
  /** Roubles. */
  readonly price: number;
  /** Where the server sends the shopper: for an employee the order's signed page. */
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

/**
 * Changes after an order was saved: an empty basket, no draft, the purchase for the tracking service (ORD-38), the order of this tab
 * (ORD-37), and its delivery for the next one (ORD-39).
 */
export async function applyOrderSaved(app: AppContext, { id, price, redirectUrl }: SavedOrder): Promise<void> {
  rememberOrder({ id, redirectUrl });
  forgetDraft(orderDraft(app.city.locationId));
  forgetCharity();
  app.query.setQueryData(basketQuery(app).queryKey, emptyBasket);
  app.bus.emit(orderSaved, { orderId: id, sum: price });
  const { queryKey } = deliveryQuery(app);
  try {
    app.query.setQueryData(queryKey, await app.api(updateUserDeliveryAfterOrderSave, {}));
  } catch (error) {
    // The order is made: what was chosen before it stays.
    app.report(error, { area: 'mf-checkout', phase: 'command', name: 'delivery/after-order' });
    void app.query.invalidateQueries({ queryKey });
  }
}
