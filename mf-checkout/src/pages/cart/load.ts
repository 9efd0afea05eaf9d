import type { LoaderArgs } from 'shared-contracts/app';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { data } from 'shared-contracts/router';
import * as z from 'zod/mini';

export const cartData = z.object({ failed: z.boolean() });

/**
 * Reads the basket. Whoever goes to the cart has it read again, on the cart page too (CRT-06); what is known is shown
 * meanwhile. A failure leaves the page standing, with a way to try again (CRT-30).
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
