import { useLayoutEffect, useRef } from 'react';

/**
 * The place of an element that takes the focus when it appears instead of the focused one, so that the keyboard does not start again at
 * the top of the page.
 *
 * @param wanted whether it may take the focus; only then, and only if no other element has it
 */
export function useFocusIfLost(wanted = true) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (wanted && document.activeElement === document.body) element.current?.focus();
  }, [wanted]);
  return element;
}
