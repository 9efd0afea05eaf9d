import type { LoaderArgs } from 'shared-contracts/app';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { data } from 'shared-contracts/router';
import * as z from 'zod/mini';

export const cartData = z.object({ failed: z.boolean() });

/**
 * Reads the basket. Every navigation to the cart reads it again, also on the cart page (CRT-06); the cached basket is shown
 * meanwhile. After a failure the page is still shown, with a retry button (CRT-30).
 */
export async function loadCart({ app }: LoaderArgs) {
  try {
    await app.query.ensureQueryData({ ...basketQuery(app), revalidateIfStale: true, staleTime: 0 });
    return { failed: false };
  } catch (error) {
    app.report(error, { area: 'mf-checkout', phase: 'loader', name: 'cart' });
    return data({ failed: true }, { status: 503 });
  }
}
