import { cabinetPersonalRoute } from 'shared-contracts/cabinet/routes';
import { redirect } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { type LoaderArgs, notFound } from 'shared-contracts/shop';
import { loadPlacedOrder, orderIdOf } from '../../placed-order/placed-order-query';

/**
 * `/personal/success/?ORDER_ID=…` is an order that was just made; without a segment the address means the personal area
 * (ROU-68, ROU-114: the source leaves both open).
 */
export async function loadSuccess({ shop, params, url }: LoaderArgs) {
  if (params.orderSuccess === undefined) throw redirect(link(cabinetPersonalRoute));
  const id = orderIdOf(url);
  if (params.orderSuccess !== 'success' || id === null) throw notFound();
  await loadPlacedOrder(shop, id);
  return { orderId: id };
}
