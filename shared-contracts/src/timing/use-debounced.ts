import { useEffect, useState } from 'react';

/** How long a search waits after the last letter, in milliseconds (LIM-07). */
export const SEARCH_DELAY = 800;

/**
 * A value that follows another one when that has not changed for a time.
 * @param delay milliseconds
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
