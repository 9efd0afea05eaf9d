import { browserMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

/** `at` in milliseconds since 1970. */
const waiting = z.object({ productId: z.int().check(z.positive()), at: z.number() });

/** It is kept through sign-in and registration, and expires after an hour (FAV-10). */
const maxAge = 60 * 60_000;

/** A product that is stored in this browser until the visitor has signed in. */
export interface WaitingProduct {
  readonly store: (productId: number) => void;
  /** Its id; null if there is none. */
  readonly read: () => number | null;
  /** The same, and the product is removed. */
  readonly take: () => number | null;
}

const waitingUnder = (storageKey: string): WaitingProduct => {
  const read = () => {
    const stored = browserMemory.read(storageKey, waiting);
    return stored && Date.now() - stored.at < maxAge ? stored.productId : null;
  };
  return {
    store: (productId) => void browserMemory.write(storageKey, { productId, at: Date.now() }),
    read,
    take() {
      const productId = read();
      browserMemory.forget(storageKey);
      return productId;
    },
  };
};

/** The product whose heart an anonymous visitor clicked (FAV-03, FAV-04). */
export const waitingFavourite = waitingUnder('waiting_favourite');

/** The product to which an anonymous visitor is subscribing (PRD-47). */
export const waitingSubscription = waitingUnder('waiting_subscription');
