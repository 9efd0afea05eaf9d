import type { PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { autoOrdersQuery } from '../../auto-order/auto-order-queries';

/** Reads the page of auto-orders for the URL; a failure is shown in place of the list. */
export async function loadAutoOrders({ app, url, optional }: PageArgs): Promise<null> {
  await optional('auto-orders', app.query.ensureQueryData(autoOrdersQuery(app, pageOf(url.searchParams))));
  return null;
}
