import { browserMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

/** The product whose heart an anonymous visitor pressed; `at` in milliseconds since 1970. */
const waiting = z.object({ productId: z.int().check(z.positive()), at: z.number() });

const storageKey = 'waiting_favourite';
/** It is kept through sign-in and registration, and expires after an hour (FAV-10). */
const maxAge = 60 * 60_000;

/** Stores the product until the visitor has signed in (FAV-03), also across pages. */
export const storePendingFavourite = (productId: number): void =>
  void browserMemory.write(storageKey, { productId, at: Date.now() });

/** Returns the waiting product and removes it (FAV-04). */
export function takePendingFavourite(): number | null {
  const stored = browserMemory.read(storageKey, waiting);
  browserMemory.forget(storageKey);
  return stored && Date.now() - stored.at < maxAge ? stored.productId : null;
}
