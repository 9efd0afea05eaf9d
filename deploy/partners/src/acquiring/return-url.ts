import * as z from 'zod/mini';

/** Allowed addresses for the shopper's return. */
export const returnUrl = z.url({ protocol: /^https?$/ });
