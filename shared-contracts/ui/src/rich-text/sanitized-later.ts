import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The version for the browser. It returns null until the rules are loaded, and null for a text that the server has sanitised,
 * because it is already in the page. The rules weigh 6 kB, and no first load needs them.
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
    // If the rules cannot be loaded, the text of the server stays, or nothing is shown. An unsanitised text is
    // never shown.
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [html]);

  return safe?.from === html ? safe.text : null;
}
