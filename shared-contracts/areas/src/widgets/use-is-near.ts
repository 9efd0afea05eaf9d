import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance at which loading starts: about as far as a user scrolls while it loads. */
const MARGIN = '600px';

/** Whether an element is near the visible area. With `from` it counts as near from the start. */
export function useIsNear(from: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(from);

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
