import { afterPaint } from '@zapovednik/platform/timing';
import { useEffect, useRef } from 'react';
import { navigates } from '../links/navigates';
import './pressed-link.module.css';

const MARK = 'data-pressed';

/** A click that another window, a download or a menu takes leaves this page as it is. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Dims the pressed link until its page is shown, because the progress bar comes only after 200 ms (LIM-37). It is an attribute of the
 * element, set before the navigation begins its work: the links of a page do not render again for a navigation. While the finger is
 * down, the browser's own `:active` dims it.
 *
 * @param running whether a page is loading
 */
export function usePressedLink(running: boolean): void {
  const pressed = useRef<Element | null>(null);
  const isRunning = useRef(running);
  useEffect(() => {
    isRunning.current = running;
    const mark = () => pressed.current?.setAttribute(MARK, '');
    const unmark = () => pressed.current?.removeAttribute(MARK);
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      unmark();
      pressed.current = link;
      if (running) mark();
      if (!link || !isPlain(event) || !navigates(link)) return;
      mark();
      // Its page is shown already, or something has kept the press from navigating.
      void afterPaint().then(() => isRunning.current || link.removeAttribute(MARK));
    };
    // Before the link's own handler starts the navigation.
    addEventListener('click', note, true);
    if (running) mark();
    return () => {
      removeEventListener('click', note, true);
      unmark();
    };
  }, [running]);
}
