import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { loadOrder } from '../../placed-order/load-order';
import { orderIdOf } from '../../placed-order/order-access';

/**
 * `/personal/success/?ORDER_ID=…` is the page of a newly placed order; without a segment the URL means the personal area (ROU-68,
 * ROU-114: the source leaves both open).
 */
export async function loadSuccess({ params, url, ...args }: PageArgs) {
  if (params.orderSuccess === undefined) throw redirect(link(cabinetPersonalRoute));
  const id = orderIdOf(url);
  if (params.orderSuccess !== 'success' || id === null) throw notFound();
  if (!(await loadOrder(args, { id }))) throw notFound();
  return { orderId: id };
}
