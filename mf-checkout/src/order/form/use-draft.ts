import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from 'shared-contracts/shop';
import { type OrderDraft, readDraft, writeDraft } from './draft';

export interface KeptDraft {
  /** What the page is made from. */
  readonly draft: OrderDraft;
  /** Whether this visit's draft has been read: never on the server, nor in the first render. */
  readonly ready: boolean;
  /** A decision: kept, and the page follows. */
  readonly update: (changes: OrderDraft) => void;
  /** Something being written: kept, but the page is not made anew at every letter. */
  readonly note: (changes: OrderDraft) => void;
  /** The draft with what was noted since. */
  readonly latest: () => OrderDraft;
}

/** The order's draft, kept at every change. */
export function useDraft(): KeptDraft {
  const { stores } = useShop();
  const { locationId } = stores.city.get();
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const kept = useRef<OrderDraft>({});

  // Before the first paint, so that what was written does not jump in.
  useLayoutEffect(() => {
    kept.current = readDraft(locationId);
    setDraft(kept.current);
  }, [locationId]);

  const note = useCallback(
    (changes: OrderDraft) => {
      kept.current = { ...kept.current, ...changes };
      writeDraft(locationId, kept.current);
    },
    [locationId],
  );

  const update = useCallback(
    (changes: OrderDraft) => {
      note(changes);
      setDraft(kept.current);
    },
    [note],
  );

  const latest = useCallback(() => kept.current, []);

  return { draft: draft ?? {}, ready: draft !== null, update, note, latest };
}
