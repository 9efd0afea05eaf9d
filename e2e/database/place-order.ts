import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { envelope } from '@zapovednik/api/envelope';
import { PERSONAL_HEADER } from '@zapovednik/api/personal-header';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { createApi } from '@zapovednik/platform/client';
import { EKATERINBURG } from 'deploy-api/testing/small-shop';

/** An order of one product of the small shop, which the visitor fetches from a shop. */
export const orderToFetch = {
  user: { fullName: 'Иван Лесов', phone: '8 (922) 000-00-02', email: 'ivan@example.ru' },
  acceptPersonData: 'Y',
  serviceId: 2,
  pickupPointId: 1,
  paymentId: 1,
};

/** The number of an order from its answer. @throws when it was not made */
export function orderNumberOf(answer: unknown): number {
  const { order } = savedOrder.parse(answer);
  if (!order) throw new Error(`The order was not made: ${JSON.stringify(answer)}`);
  return Number(order.ID);
}

/**
 * A visitor of a back end that runs as a process, with goods of the small shop in the basket.
 *
 * @param root the address of the back end
 * @param more headers of the order
 * @param person in place of the usual one: a phone and an address may have a few orders only
 * @returns places the order and answers its number; rejects when the answer is not whole, or a refusal
 */
export async function readyToOrder(
  root: string,
  more: Readonly<Record<string, string>> = {},
  person: { readonly phone?: string; readonly email?: string } = {},
): Promise<() => Promise<number>> {
  const ask = async (path: string, init?: RequestInit) => {
    const answer = envelope.parse(await (await fetch(root + path, init)).json());
    if (answer.type !== 'success') throw new Error(answer.message);
    return answer.value;
  };
  const { session_id: session } = userSession.parse(await ask('/personal/user/is_auth/?site=true'));
  const location = () => EKATERINBURG;
  const api = createApi({ root, location, session: async () => session, sessionRenewed: () => {} });
  await api(addToBasket, { id: 1, qty: 1 });

  const headers = {
    'x-location': String(EKATERINBURG),
    'content-type': 'application/json',
    authorization: session,
    [PERSONAL_HEADER]: 'Y',
    ...more,
  };
  const body = JSON.stringify({ ...orderToFetch, user: { ...orderToFetch.user, ...person } });
  return async () => orderNumberOf(await ask('/sale/order/save/', { method: 'POST', headers, body }));
}
