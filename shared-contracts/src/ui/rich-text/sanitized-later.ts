import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * In the browser: null until the rules have been loaded, and for a text that the server has sanitised: it stands in the page
 * already. The rules weigh 6 kB, which no first load needs.
 */
export function useSanitized(html: string): string | null {
  const [safe, setSafe] = useState<{ from: string; text: string } | null>(null);
  const takenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const inThePage = useRef(takenOver ? html : null);

  useEffect(() => {
    if (html === inThePage.current) return;
    inThePage.current = null;
    let gone = false;
    const load = async () => {
      const { sanitize } = await import(/* webpackChunkName: "lazy-sanitize" */ './sanitize');
      if (!gone) setSafe({ from: html, text: sanitize(html) });
    };
    // Without the rules the text stays as the server has sent it, or away: never unsanitised.
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [html]);

  return safe?.from === html ? safe.text : null;
}
