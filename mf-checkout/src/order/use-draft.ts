import { useCallback, useLayoutEffect, useState } from 'react';
import { useShop } from 'shared-contracts/shop';
import { type OrderDraft, readDraft, writeDraft } from './draft';

interface KeptDraft {
  readonly draft: OrderDraft;
  /** Whether this visit's draft has been read: never on the server, nor in the first render. */
  readonly ready: boolean;
  readonly update: (changes: OrderDraft) => void;
}

/** The order's draft, kept at every change. */
export function useDraft(): KeptDraft {
  const { stores } = useShop();
  const { locationId } = stores.city.get();
  const [draft, setDraft] = useState<OrderDraft | null>(null);

  // Before the first paint, so that what was written does not jump in.
  useLayoutEffect(() => setDraft(readDraft(sessionStorage, locationId)), [locationId]);

  const update = useCallback(
    (changes: OrderDraft) =>
      setDraft((current) => {
        const next = { ...current, ...changes };
        writeDraft(sessionStorage, locationId, next);
        return next;
      }),
    [locationId],
  );

  return { draft: draft ?? {}, ready: draft !== null, update };
}
