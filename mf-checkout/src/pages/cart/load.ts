import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import type { PageArgs } from '@zapovednik/platform/app';
import { data } from '@zapovednik/platform/router';

/**
 * Reads the basket. Every navigation to the cart reads it again, also on the cart page (CRT-06); until then the cached
 * basket is shown. After a failure the page is still shown, with a retry button (CRT-30).
 */
export async function loadCart({ app, optional }: PageArgs) {
  const query = { ...basketQuery(app), revalidateIfStale: true, staleTime: 0 };
  const basket = await optional('cart', app.query.ensureQueryData(query));
  return data({ failed: basket === undefined }, { status: basket ? 200 : 503 });
}
