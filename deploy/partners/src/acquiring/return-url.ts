import * as z from 'zod/mini';

/** Where a shopper's browser may be sent back to. */
export const returnUrl = z.url({ protocol: /^https?$/ });
