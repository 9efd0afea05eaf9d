import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds until a time (milliseconds since 1970), counted down to 0; in the browser only. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  const [counted, setCounted] = useState(moment);
  if (counted !== moment) {
    setCounted(moment);
    setSeconds(secondsUntil(moment));
  }
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment, isOver]);
  return seconds;
}
