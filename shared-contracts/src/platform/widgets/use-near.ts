import { type RefObject, useEffect, useRef, useState } from 'react';

/** How near an element is when loading begins: what a quick thumb scrolls while it loads. */
const MARGIN = '600px';

/** Whether the visitor has come near an element; `from` says that it counts as near from the start. */
export function useNear(from: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(from);

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // A browser too old to tell gets everything at once.
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
