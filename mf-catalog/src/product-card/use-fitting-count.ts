import { type RefObject, useEffect, useState } from 'react';
import { observeResize } from 'shared-contracts/timing';

/** Milliseconds after a resize until what fits is counted again (PRD-60, LIM-09). */
const recountAfter = 300;

const onFirstLine = (list: HTMLElement) => {
  const top = list.firstElementChild?.getBoundingClientRect().top;
  return [...list.children].filter((item) => item.getBoundingClientRect().top === top).length;
};

/** How many children of a wrapping line stand on its first line; all of them until it has been looked at. */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const element = list.current;
    if (element) return observeResize(element, () => setFitting(onFirstLine(element)), recountAfter);
  }, [list]);
  return Math.min(fitting, count);
}
