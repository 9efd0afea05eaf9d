import { useEffect, useRef, useState } from 'react';

/** How long a loading state is shown at least, in milliseconds (LIM-41). */
const MINIMUM = 200;

/** Whether to show that something is loading: for 200 ms at least, so that a quick answer does not make the page flicker. */
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
