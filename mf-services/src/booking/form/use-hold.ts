import type { ChosenVisit } from '@zapovednik/api/services/calls/booking';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { useEffect, useRef, useState } from 'react';

const MINUTE = 60_000;

/**
 * Holds the chosen time while the form is filled in (VET-03). Leaving the page releases it; otherwise the hold expires.
 */
export function useHold() {
  const { api } = useApp();
  const [heldMinutes, setHeldMinutes] = useState<number | null>(null);
  const isHeld = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (visit: ChosenVisit) => api(holdVisit, visit),
    onSuccess: ({ heldUntil }) => {
      isHeld.current = true;
      setHeldMinutes(Math.max(1, Math.round((Date.parse(heldUntil) - Date.now()) / MINUTE)));
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
    heldMinutes,
    isHolding: isPending,
    hold: mutateAsync,
    /** The visit is booked, or its time is no longer free: there is nothing to release. */
    forget() {
      isHeld.current = false;
      setHeldMinutes(null);
    },
  };
}
