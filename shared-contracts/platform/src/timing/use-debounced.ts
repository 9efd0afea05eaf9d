import { useEffect, useState } from 'react';

/** The debounce of a search, in milliseconds after the last letter (LIM-07). */
export const SEARCH_DELAY = 800;

/**
 * Returns the latest value after it has not changed for `delay`.
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
