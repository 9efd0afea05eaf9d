import { observeResize } from '@zapovednik/platform/timing';
import { type RefObject, useEffect, useState } from 'react';

/** Debounce delay of counting after a resize, in milliseconds (PRD-60, LIM-09). */
const recountAfter = 300;

const onFirstLine = (list: HTMLElement) => {
  const top = list.firstElementChild?.getBoundingClientRect().top;
  return [...list.children].filter((item) => item.getBoundingClientRect().top === top).length;
};

/** How many children of a wrapping element are on its first line; all of them before the first measurement. */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const element = list.current;
    if (element) return observeResize(element, () => setFitting(onFirstLine(element)), recountAfter);
  }, [list]);
  return Math.min(fitting, count);
}
