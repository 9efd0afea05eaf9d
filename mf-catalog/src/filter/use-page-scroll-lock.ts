import { type ToggleEvent, useEffect } from 'react';
import styles from './smart-filter-form.module.css';

/** No React state: opening the panel must not render all its filters again. */
function lockPage(locked: boolean): void {
  if (styles.lockedPage) document.documentElement.classList.toggle(styles.lockedPage, locked);
}

/**
 * Locks the scroll position of the page behind the open panel.
 *
 * @returns the handler for opening and closing the panel
 */
export function usePageScrollLock() {
  useEffect(() => () => lockPage(false), []);
  return ({ newState }: ToggleEvent<HTMLElement>) => lockPage(newState === 'open');
}
