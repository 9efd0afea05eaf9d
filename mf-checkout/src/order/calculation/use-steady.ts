import { useEffect, useState } from 'react';

/** How long a loading state that is seen stays at least, in milliseconds. */
const SEEN = 200;

/** Whether something is under way, or was a moment ago: what is shown of it does not flicker. */
export function useSteady(active: boolean): boolean {
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  useEffect(() => {
    if (active) return;
    const timer = setTimeout(() => setShown(false), SEEN);
    return () => clearTimeout(timer);
  }, [active]);
  return shown;
}
