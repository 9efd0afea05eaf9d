import { useEffect, useRef, useState } from 'react';

/** The minimum duration of a loading state, in milliseconds (LIM-41). */
const MINIMUM = 200;

/**
 * Whether to show a loading state. It lasts at least 200 ms, so that the page does not flicker when an answer comes
 * quickly.
 */
export function useMinimumLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(loading);
  if (loading && !shown) setShown(true);

  const began = useRef(0);
  useEffect(() => {
    if (shown) began.current = Date.now();
  }, [shown]);
  useEffect(() => {
    if (loading || !shown) return;
    const timer = setTimeout(() => setShown(false), began.current + MINIMUM - Date.now());
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
}
