import { useEffect, useState } from 'react';

/** A value as it was before its last changes, until it has rested for so many milliseconds. */
export function useDelayed<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
