import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets CSS properties for an open panel below an input, in px: `--input-bottom`, and `--room-below`, the height from
 * there to the end of the window or to the on-screen keyboard. CSS alone cannot get these values.
 */
export function useRoomBelow(input: HTMLElement | null, panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const view = window.visualViewport;
    if (!open || !input || !element || !view) return;
    const measure = () => {
      const { bottom } = input.getBoundingClientRect();
      element.style.setProperty('--input-bottom', `${bottom}px`);
      element.style.setProperty('--room-below', `${view.offsetTop + view.height - bottom}px`);
    };
    measure();
    const targets = [view, window];
    for (const target of targets) {
      target.addEventListener('resize', measure);
      target.addEventListener('scroll', measure);
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('resize', measure);
        target.removeEventListener('scroll', measure);
      }
    };
  }, [input, panel, open]);
}
