import { afterPaint } from '@zapovednik/platform/timing';
import { useEffect, useRef } from 'react';
import { navigates } from '../links/navigates';
import './pressed-link.module.css';

const MARK = 'data-pressed';
/** The finger is up, or the touch has become a scroll. */
const ends = ['pointerup', 'pointercancel'];

/** A click that another window, a download or a menu takes leaves this page as it is. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/**
 * Dims the pressed link from the touch until its page is shown, because the progress bar comes only after 200 ms (LIM-37). It is an
 * attribute of the element, set before the navigation begins its work: the links of a page do not render again for a navigation.
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
      if (running || (link && isPlain(event) && navigates(link))) mark();
    };
    // The press leads nowhere, or its page is shown already.
    const release = () => void afterPaint().then(() => isRunning.current || unmark());
    const follow = (event: MouseEvent) => {
      note(event);
      release();
    };
    // Before the link's own handlers: they start the navigation.
    addEventListener('pointerdown', note, true);
    addEventListener('click', follow, true);
    for (const end of ends) addEventListener(end, release, true);
    if (running) mark();
    return () => {
      removeEventListener('pointerdown', note, true);
      removeEventListener('click', follow, true);
      for (const end of ends) removeEventListener(end, release, true);
      unmark();
    };
  }, [running]);
}
