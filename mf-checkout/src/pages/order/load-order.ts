import { data } from 'shared-contracts/router';
import type { PageArgs } from 'shared-contracts/shop';
import { orderQuery } from '../../order/calculation/order-query';

/** Reads the order page anew at each visit: the basket may have changed since the last one (ORD-42). */
export async function loadOrder({ shop, optional }: PageArgs) {
  shop.query.removeQueries({ queryKey: ['order'] });
  const failed = (await optional('order', shop.query.fetchQuery(orderQuery(shop)))) === undefined;
  return data({ failed }, failed ? 503 : 200);
}
