import { type ToggleEvent, useEffect } from 'react';

const lockPage = (locked: boolean) => document.documentElement.toggleAttribute('data-filter-open', locked);

/**
 * Locks the scroll position of the page behind the open panel. It uses an attribute because a `:has()` on the root makes the browser
 * search the whole page at every insertion.
 *
 * @returns the handlers of the panel's opening and closing
 */
export function usePageScrollLock() {
  useEffect(() => () => void lockPage(false), []);
  return ({ newState }: ToggleEvent<HTMLElement>) => void lockPage(newState === 'open');
}
