import { useLayoutEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { readDraft } from './draft';
import type { OrderValues } from './order-values';

/** The draft of this visit; undefined until it is read: on the server and in the first render. */
export function useDraft(): OrderValues | null | undefined {
  const { locationId } = useApp().city;
  const [draft, setDraft] = useState<OrderValues | null>();
  // Before the first paint, so that what was written does not jump in.
  useLayoutEffect(() => setDraft(readDraft(locationId)), [locationId]);
  return draft;
}
