import { notFound, type PageArgs } from 'shared-contracts/app';
import { cabinetPersonalRoute } from 'shared-contracts/cabinet/routes';
import { redirect } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { loadPlacedOrder, orderIdOf } from '../../placed-order/placed-order-query';

/**
 * `/personal/success/?ORDER_ID=…` is the page of a newly placed order; without a segment the URL means the personal area (ROU-68,
 * ROU-114: the source leaves both open).
 */
export async function loadSuccess({ params, url, ...args }: PageArgs) {
  if (params.orderSuccess === undefined) throw redirect(link(cabinetPersonalRoute));
  const id = orderIdOf(url);
  if (params.orderSuccess !== 'success' || id === null) throw notFound();
  await loadPlacedOrder(args, id);
  return { orderId: id };
}
