import * as z from 'zod/mini';

/** The product whose heart a signed-out visitor pressed; `at` in milliseconds since 1970. */
const waiting = z.object({ productId: z.int().check(z.positive()), at: z.number() });

const storageKey = 'waiting_favourite';
/** It waits through sign-in and registration, and is forgotten after an hour (FAV-10). */
const waitsFor = 60 * 60_000;

/** Remembers the product until the visitor has signed in (FAV-03); it outlives the page. */
export function keepWaiting(productId: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ productId, at: Date.now() }));
  } catch {
    // Storage may be full or forbidden: then sign-in alone happens.
  }
}

/** The product that waits, once: it is forgotten by asking (FAV-04). */
export function takeWaiting(): number | null {
  try {
    const kept = waiting.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    localStorage.removeItem(storageKey);
    return kept.success && Date.now() - kept.data.at < waitsFor ? kept.data.productId : null;
  } catch {
    return null;
  }
}
