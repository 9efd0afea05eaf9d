import { useEffect, useState } from 'react';

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));

/** Seconds until a time (ISO text), counted down to 0. Null on the server and in the first render, which must be the same. */
export function useSecondsLeft(moment: string): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(moment));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
