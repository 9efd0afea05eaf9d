import type { PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { autoOrdersQuery } from '../../auto-order/auto-order-queries';

/** Reads the page of auto-orders that the URL asks for; a failure is shown in the place of the list. */
export async function loadAutoOrders({ app, url, optional }: PageArgs): Promise<null> {
  await optional('auto-orders', app.query.ensureQueryData(autoOrdersQuery(app, pageOf(url.searchParams))));
  return null;
}
