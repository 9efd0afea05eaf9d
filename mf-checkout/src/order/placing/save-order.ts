import { updateUserDeliveryAfterOrderSave } from '@zapovednik/api/checkout/calls/delivery-price';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import { emptyBasket } from '@zapovednik/api/checkout/models/basket';
import type { Order } from '@zapovednik/api/checkout/models/order';
import { forgetCharity } from '@zapovednik/areas/checkout/charity-cookie';
import { reloadBasket } from '@zapovednik/areas/checkout/commands';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import type { AppContext } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { forgetDraft } from '@zapovednik/platform/draft';
import { FormFailure } from '@zapovednik/ui/field';
import { rememberOrder } from '../../placed-order/last-order';
import { orderDraft } from '../values/draft';
import type { OrderBody } from './order-body';

/** The name of the press that waits for the network. */
export const ORDER_PLACE = 'order-save';

/** ORD-45 */
export const FAILED = 'Ошибка сохранения заказа';

/** A saved order. */
export interface SavedOrder {
  readonly id: number;
  /** Roubles. */
  readonly price: number;
  /** The next address from the server; for an employee, the order's signed page. */
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
 * @throws OrderRejected with the server's messages, joined (ORD-45); ApiError when there was no answer; else FormFailure
 */
export async function sendOrder(app: AppContext, body: OrderBody, key: string): Promise<SavedOrder> {
  const result = await app.api(saveOrder, body, { key }).catch((cause: unknown) => {
    app.report(cause, { area: 'mf-checkout', phase: 'command', name: 'order/save' });
    if (cause instanceof ApiError && !cause.status) throw cause;
    throw new FormFailure(FAILED, { cause });
  });
  if (result.made) return result.made;
  const { messages, fields, problem } = result;
  throw new OrderRejected(messages.join(' / ') || [FAILED, problem].filter(Boolean).join('. '), { fields });
}

/**
 * Changes after an order was saved: the basket has only what the order left there, the draft is removed, the tracking service gets the
 * purchase (ORD-38), the tab stores the order (ORD-37), and its delivery is kept for the next one (ORD-39).
 */
export async function applyOrderSaved(
  app: AppContext,
  { id, price, redirectUrl }: SavedOrder,
  { left }: Pick<Order, 'left'>,
): Promise<void> {
  rememberOrder({ id, redirectUrl });
  forgetDraft(orderDraft(app.city.locationId));
  forgetCharity();
  app.query.setQueryData(basketQuery(app).queryKey, emptyBasket);
  // The basket's code shows a failure; the order is made in any case.
  if (left.length > 0) app.bus.run(reloadBasket, {}).catch(() => undefined);
  app.bus.emit(orderSaved, { orderId: id, sum: price });
  const { queryKey } = deliveryQuery(app);
  try {
    app.query.setQueryData(queryKey, await app.api(updateUserDeliveryAfterOrderSave, {}));
  } catch (error) {
    // The order is made: the earlier choices stay.
    app.report(error, { area: 'mf-checkout', phase: 'command', name: 'delivery/after-order' });
    void app.query.invalidateQueries({ queryKey });
  }
}
