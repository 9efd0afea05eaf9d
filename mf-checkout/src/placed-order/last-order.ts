import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

const KEY = 'zapovednik:last-order';
const lastOrder = z.object({ id: z.int().check(z.positive()), redirectUrl: z.string() });
export type LastOrder = z.infer<typeof lastOrder>;

/**
 * Remembers the order of this tab and the address of its page, for a bank that sends the customer back to a page that cannot show it
 * (ORD-37). The address of a signed link is in the history of the tab anyway, and both end with it.
 */
export const rememberOrder = (order: LastOrder): void => void tabMemory.write(KEY, order);

/** The order that this tab has made or paid last; null: none. */
export const readLastOrder = (): LastOrder | null => tabMemory.read(KEY, lastOrder);
