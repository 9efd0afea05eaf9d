import { useEffect } from 'react';

/**
 * Adds the caller's class to the document's root element while the component is mounted. It is for styles that only the
 * root can have, like the space that scrolling leaves free. A `:has()` on the root would make the browser search the
 * whole page at every change.
 */
export function usePageClass(name: string | undefined, on = true): void {
  useEffect(() => {
    if (!on || name === undefined) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, on]);
}
