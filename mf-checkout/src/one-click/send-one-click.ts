import { oneClickOrder } from '@zapovednik/api/checkout/calls/one-click';
import { type openOneClick, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import type { AppContext } from '@zapovednik/platform/app';
import { FormFailure } from '@zapovednik/ui/field';
import type * as z from 'zod/mini';

/** The product of a one-click order, in the format of the command. */
export type OneClickGoods = z.output<typeof openOneClick.input>;

/** The customer; the phone as eleven digits. */
export interface OneClickContact {
  readonly name: string;
  readonly phone: string;
}

/** A placed one-click order; the price in roubles. */
export interface OneClickOrder {
  readonly id: number;
  readonly price: number;
}

/**
 * Orders one product (API-95). If it was ordered from the basket, it is removed there.
 *
 * @param key idempotency key of the attempt, so that sending it again creates no second order
 * @throws FormFailure with the server's messages, ApiError without an answer
 */
export async function sendOneClick(
  app: AppContext,
  { productId, quantity, fromBasket }: OneClickGoods,
  { name, phone }: OneClickContact,
  key: string,
): Promise<OneClickOrder> {
  const result = await app.api(oneClickOrder, { productId, quantity, name, phone, acceptPersonData: 'Y' }, { key });
  if (!result.made) {
    const { messages, fields, problem } = result;
    throw new FormFailure([...messages, problem].filter(Boolean).join(' / ') || 'Ошибка сохранения заказа', { fields });
  }
  app.bus.emit(orderSaved, { orderId: result.made.id, sum: result.made.price });
  // The basket's code shows a failure; the order is made in any case.
  if (fromBasket) app.bus.run(setBasketQuantity, { productId, quantity: 0 }).catch(() => undefined);
  return result.made;
}
