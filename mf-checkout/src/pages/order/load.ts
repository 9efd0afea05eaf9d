import type { PageArgs } from '@zapovednik/platform/app';
import { data } from '@zapovednik/platform/router';
import { orderQuery } from '../../order/calculation/order-query';

/** Reads the order page again at each visit: the basket may have changed since the last one (ORD-42). */
export async function loadOrder({ app, optional }: PageArgs) {
  app.query.removeQueries({ queryKey: ['mf-checkout', 'order'] });
  const failed = (await optional('order', app.query.fetchQuery(orderQuery(app)))) === undefined;
  return data({ failed }, failed ? 503 : 200);
}
