import * as z from 'zod/mini';

/** The unit of a product: single pieces or whole packs (PRD-09, LIM-31). */
export const packMode = z.enum(['ST', 'PACK']);
export type PackMode = z.infer<typeof packMode>;
