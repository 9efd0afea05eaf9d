import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long a banner stands, in milliseconds: long enough to read it twice. */
const PAUSE = 7_000;

/**
 * Moves the slides of a carousel on by themselves. It waits under the pointer, out of sight and in a hidden tab; it ends for good when
 * the visitor touches the carousel or focuses something in it, and never begins for people who want less motion.
 *
 * @param frame contains the carousel's list
 */
export function useRotation(frame: RefObject<HTMLElement | null>, slides: number) {
  const [isRunning, setIsRunning] = useState(false);
  const stop = useCallback(() => setIsRunning(false), []);

  useEffect(() => {
    const isWanted = slides > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    setIsRunning(isWanted);
  }, [slides]);

  useEffect(() => {
    const element = frame.current;
    const list = element?.querySelector('ul');
    if (!isRunning || !element || !list) return;
    const endings = ['pointerdown', 'focusin', 'wheel'] as const;
    for (const name of endings) element.addEventListener(name, stop, { passive: true });
    const timer = setInterval(() => {
      if (document.hidden || element.matches(':hover') || !isInView(element)) return;
      const isLast = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      list.scrollTo({ left: isLast ? 0 : list.scrollLeft + list.clientWidth });
    }, PAUSE);
    return () => {
      clearInterval(timer);
      for (const name of endings) element.removeEventListener(name, stop);
    };
  }, [frame, isRunning, stop]);

  return { isRunning, toggle: () => setIsRunning((last) => !last) };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
