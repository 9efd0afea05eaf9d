import { useLayoutEffect, useRef } from 'react';

/**
 * For an element that replaces the focused one: it takes the focus when it appears, so that a keyboard user does not
 * start again at the top of the page.
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
