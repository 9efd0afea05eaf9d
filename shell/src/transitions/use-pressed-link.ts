import { useEffect, useRef } from 'react';
import './pressed-link.module.css';

const MARK = 'data-pressed';

/**
 * Dims the pressed link until its page is shown, because the progress bar comes only after 200 ms (LIM-37). It is an attribute of the
 * element: the links of a page do not render again for a navigation.
 *
 * @param running whether a page is loading
 */
export function usePressedLink(running: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current?.removeAttribute(MARK);
      pressed.current = target instanceof Element ? target.closest('a') : null;
      if (running) pressed.current?.setAttribute(MARK, '');
    };
    // Before the link's own handler starts the navigation.
    addEventListener('click', note, true);
    if (running) pressed.current?.setAttribute(MARK, '');
    return () => {
      removeEventListener('click', note, true);
      pressed.current?.removeAttribute(MARK);
    };
  }, [running]);
}
