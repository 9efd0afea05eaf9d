import { type ToggleEvent, useEffect } from 'react';

const hold = (held: boolean) => document.documentElement.toggleAttribute('data-filter-open', held);

/**
 * Keeps the page behind the open panel where it is. By an attribute: a `:has()` on the root would make the browser look through
 * the whole page whenever anything is put into it.
 * @returns what the panel does when it opens and closes
 */
export function useHeldPage() {
  useEffect(() => () => void hold(false), []);
  return ({ newState }: ToggleEvent<HTMLElement>) => void hold(newState === 'open');
}
