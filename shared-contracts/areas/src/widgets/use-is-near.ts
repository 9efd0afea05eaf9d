import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance at which loading starts: about as far as a user scrolls while it loads. */
const MARGIN = '600px';

/** Whether an element is, or has been, near the visible area. With `anyway` it counts as near wherever it is. */
export function useIsNear(anyway: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [wasNear, setNear] = useState(false);
  const near = wasNear || anyway;

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // Browsers without IntersectionObserver load everything at once.
    if (!('IntersectionObserver' in globalThis)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return [place, near];
}
