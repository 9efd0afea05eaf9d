import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { forgetDraft } from '@zapovednik/platform/draft';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { orderDraft } from './draft';
import type { OrderValues } from './order-values';
import { readOrderDraft } from './read-order-draft';

interface Draft {
  /** Undefined until it is read, so on the server and in the first render; null: there is none. */
  readonly values: OrderValues | null | undefined;
  /** The form of another draft is a new form. */
  readonly key: string;
}

/** The draft of this visit. It survives a reload and a sign-in; it ends when its user signs out. */
export function useDraft(): Draft {
  const { locationId } = useApp().city;
  const { userId } = useAtom(sessionAtom);
  const [values, setValues] = useState<OrderValues | null>();
  const [turn, setTurn] = useState(0);

  const read = useEffectEvent(() => readOrderDraft(locationId, userId));
  // A layout effect runs before the first paint, so that the restored values do not flicker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city has its own draft
  useLayoutEffect(() => setValues(read()), [locationId]);

  const lastUser = useRef(userId);
  useEffect(() => {
    const last = lastUser.current;
    lastUser.current = userId;
    if (last === null || last === userId) return;
    forgetDraft(orderDraft(locationId));
    setValues(null);
    setTurn((before) => before + 1);
  }, [userId, locationId]);

  return { values, key: `${values !== undefined}-${turn}` };
}
