import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells an open panel its place below an input, in CSS: `--input-bottom`, and `--room-below`, the height down to the end of the window or
 * to the on-screen keyboard, which CSS does not know. In px.
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
