import { browserMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

/** The product whose heart a signed-out visitor pressed; `at` in milliseconds since 1970. */
const waiting = z.object({ productId: z.int().check(z.positive()), at: z.number() });

const storageKey = 'waiting_favourite';
/** It waits through sign-in and registration, and is forgotten after an hour (FAV-10). */
const waitsFor = 60 * 60_000;

/** Remembers the product until the visitor has signed in (FAV-03); it outlives the page. */
export const storeWaiting = (productId: number): void =>
  void browserMemory.write(storageKey, { productId, at: Date.now() });

/** The product that waits, once: it is forgotten by asking (FAV-04). */
export function takeWaiting(): number | null {
  const kept = browserMemory.read(storageKey, waiting);
  browserMemory.forget(storageKey);
  return kept && Date.now() - kept.at < waitsFor ? kept.productId : null;
}
