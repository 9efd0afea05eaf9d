import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

const KEY = 'zapovednik:last-order';
const lastOrder = z.object({ id: z.int().check(z.positive()), redirectUrl: z.string() });
export type LastOrder = z.infer<typeof lastOrder>;

/**
 * Stores the order of this tab and the address of its page, in case a bank returns the customer to a page that cannot
 * show it (ORD-37). The address of a signed link is in the tab's history anyway, and both end with the tab.
 */
export const rememberOrder = (order: LastOrder): void => void tabMemory.write(KEY, order);

/** The order that this tab has made or paid last; null: none. */
export const readLastOrder = (): LastOrder | null => tabMemory.read(KEY, lastOrder);
