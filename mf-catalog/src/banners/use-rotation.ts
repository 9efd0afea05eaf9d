import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long a banner is shown, in milliseconds: long enough to read it twice. */
const PAUSE = 7_000;

/**
 * Changes the slides of a carousel automatically. It pauses while the pointer is over it, while it is not visible, and
 * in a hidden tab. It stops for good when the visitor touches the carousel or focuses an element in it, and does not
 * start if the visitor prefers reduced motion.
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
