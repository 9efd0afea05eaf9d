import * as z from 'zod/mini';

/** Data in the history entry after an order: an employee has made it, and the client gets its link. */
export const forClientState = z.object({ forClient: z.literal(true) });

export const forClient: z.infer<typeof forClientState> = { forClient: true };
