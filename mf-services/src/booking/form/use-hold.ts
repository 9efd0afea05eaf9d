import { type ChosenVisit, HOLD_MINUTES } from '@zapovednik/api/services/calls/booking';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { useEffect, useRef, useState } from 'react';

/** By the clock of this browser, which may differ from the shop's. */
const holdEnds = () => new Date(Date.now() + HOLD_MINUTES * 60_000).toISOString();

/**
 * Holds the chosen time while the form is filled in (VET-03). Leaving the page releases it; otherwise the hold expires.
 */
export function useHold() {
  const { api } = useApp();
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const isHeld = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (visit: ChosenVisit) => api(holdVisit, visit),
    onSuccess() {
      isHeld.current = true;
      setHeldUntil(holdEnds());
    },
  });

  useEffect(
    () => () => {
      // A failure is not shown: the hold expires.
      if (isHeld.current) api(releaseVisit, {}).catch(() => undefined);
    },
    [api],
  );

  return {
    heldUntil,
    isHolding: isPending,
    hold: mutateAsync,
    /** The visit is booked, or its time is no longer free: there is nothing to release. */
    forget() {
      isHeld.current = false;
      setHeldUntil(null);
    },
  };
}
