import { data } from 'shared-contracts/router';
import type { LoaderArgs } from 'shared-contracts/shop';
import * as z from 'zod/mini';
import { orderQuery } from '../../order/calculation/order-query';

export const orderData = z.object({ failed: z.boolean() });

/** Reads the order page anew at each visit: the basket may have changed since the last one (ORD-42). */
export async function loadOrder({ shop }: LoaderArgs) {
  shop.query.removeQueries({ queryKey: ['order'] });
  try {
    await shop.query.fetchQuery(orderQuery(shop));
    return { failed: false };
  } catch (error) {
    shop.report(error, { area: 'mf-checkout', doing: 'loader', name: 'order' });
    return data({ failed: true }, { status: 503 });
  }
}
