import type { Input } from 'shared-contracts/api/call';
import { saveOrder } from 'shared-contracts/api/order';
import { emptyBasket } from 'shared-contracts/checkout/basket';
import { orderSaved } from 'shared-contracts/checkout/events';
import { basketQuery } from 'shared-contracts/checkout/queries';
import { toFlag } from 'shared-contracts/format';
import type { Shop } from 'shared-contracts/shop';
import { userDeliveryQuery } from '../delivery/delivery-queries';
import type { Decisions } from './decisions';
import { forgetDraft, type OrderDraft } from './draft';
import { isPickup } from './offered';

export type OrderBody = Input<typeof saveOrder>;

/**
 * The order as it is sent, by its way of delivery (ORD-35, ORD-47 to ORD-50).
 * @param price roubles that the shopper agrees to pay
 */
export function orderBody(draft: OrderDraft, decisions: Decisions, price: number): OrderBody {
  const { contact, delivery, point, address, date, interval, payment } = decisions;
  const where =
    delivery && isPickup(delivery)
      ? { ...(point && { pickupPointId: point.ID }) }
      : {
          ...(address && { profile: address }),
          liftToTheFloor: toFlag(draft.liftToTheFloor ?? false),
          acceptNotCall: toFlag(draft.acceptNotCall ?? false),
        };
  return {
    ...(delivery && { serviceId: delivery.ID, serviceType: delivery.TYPE }),
    ...where,
    ...(date && { deliveryDate: date, deliveryInterval: interval }),
    ...(payment && { paymentId: payment.ID }),
    ...(draft.bonusOut !== undefined && { bonusOut: draft.bonusOut }),
    ...(contact && { user: contact }),
    orderDescription: draft.orderDescription ?? '',
    acceptEmail: toFlag(draft.acceptEmail ?? false),
    acceptPersonData: toFlag(draft.acceptPersonData ?? false),
    personType: 1,
    source: 'site',
    mobile: 'N',
    expectedPrice: price,
  };
}

export type Saving =
  | { readonly orderId: number; readonly sum: number; readonly refused?: undefined }
  /** What to say, and the same by field. `answered`: the server knows this attempt, another one is a new attempt. */
  | { readonly refused: string; readonly fields: Readonly<Record<string, string>>; readonly answered: boolean };

const FAILED = 'Ошибка сохранения заказа';

/**
 * Saves an order; `key` names the attempt, so that sending it again makes no second order. What is refused is said in the
 * server's words, joined (ORD-45).
 */
export async function sendOrder(shop: Shop, body: OrderBody, key: string): Promise<Saving> {
  try {
    const { order, ERROR, CALCULATE_ERROR } = await shop.api(saveOrder, body, { key });
    if (order) return { orderId: order.ID, sum: order.PRICE };
    const refused = ERROR?.PROPERTY.length
      ? ERROR.PROPERTY.join(' / ')
      : [FAILED, CALCULATE_ERROR].filter(Boolean).join('. ');
    return { refused, fields: ERROR?.FIELDS ?? {}, answered: true };
  } catch (error) {
    shop.report(error, { area: 'mf-checkout', doing: 'command', name: 'order/save' });
    return { refused: FAILED, fields: {}, answered: false };
  }
}

/** What is different in the shop after an order: an empty basket, no draft, the delivery that was chosen (ORD-38, ORD-39). */
export function announceOrder(shop: Shop, orderId: number, sum: number): void {
  forgetDraft(shop.stores.city.get().locationId);
  shop.query.setQueryData(basketQuery(shop).queryKey, emptyBasket);
  void shop.query.invalidateQueries({ queryKey: userDeliveryQuery(shop).queryKey });
  shop.bus.emit(orderSaved, { orderId, sum });
}
