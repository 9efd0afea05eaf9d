import { useLayoutEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { readDraft } from './draft';
import type { OrderValues } from './order-values';

/** The draft of this visit; undefined until it is read, that is on the server and in the first render. */
export function useDraft(): OrderValues | null | undefined {
  const { locationId } = useApp().city;
  const [draft, setDraft] = useState<OrderValues | null>();
  // A layout effect runs before the first paint, so that the restored values do not flicker.
  useLayoutEffect(() => setDraft(readDraft(locationId)), [locationId]);
  return draft;
}
