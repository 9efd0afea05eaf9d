import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

const KEY = 'zapovednik:last-order';
const lastOrder = z.object({ id: z.int().check(z.positive()), redirectUrl: z.string() });
export type LastOrder = z.infer<typeof lastOrder>;

/** Remembers the order of this tab, for a bank that sends the customer back without its number (ORD-37). */
export const rememberOrder = (order: LastOrder): void => void tabMemory.write(KEY, order);

/** The order that this tab has made last; null: none. */
export const readLastOrder = (): LastOrder | null => tabMemory.read(KEY, lastOrder);
