import type { PageArgs } from 'shared-contracts/app';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { data } from 'shared-contracts/router';

/**
 * Reads the basket. Every navigation to the cart reads it again, also on the cart page (CRT-06); the cached basket is shown
 * meanwhile. After a failure the page is still shown, with a retry button (CRT-30).
 */
export async function loadCart({ app, optional }: PageArgs) {
  const query = { ...basketQuery(app), revalidateIfStale: true, staleTime: 0 };
  const basket = await optional('cart', app.query.ensureQueryData(query));
  return data({ failed: basket === undefined }, { status: basket ? 200 : 503 });
}
