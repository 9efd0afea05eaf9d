import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the server has made of the texts of this document. */
const fromServer = new Map<string, string>();

/** The rules, once they are loaded. */
let sanitize: ((html: string) => string) | null = null;

async function loadRules(): Promise<void> {
  ({ sanitize } = await import(/* webpackChunkName: "lazy-sanitize" */ './sanitize'));
}

/**
 * The version for the browser. It returns null until the rules are loaded, and null for a text that the server has sanitised,
 * while it is in the page (`place`). The rules weigh 6 kB, and no first load needs them. A text that was shown before is there
 * with its page: so «Назад» finds the page as long as it was.
 */
export function useSanitized(html: string, place: RefObject<HTMLElement | null>): string | null {
  const takenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [inThePage, setInThePage] = useState(takenOver ? html : null);
  if (inThePage !== null && inThePage !== html) setInThePage(null);
  const [rules, setRules] = useState(() => sanitize);

  useEffect(() => {
    if (inThePage === html && place.current) fromServer.set(html, place.current.innerHTML);
    if (rules || fromServer.has(html)) return;
    let gone = false;
    // If the rules cannot be loaded, the text of the server stays, or nothing is shown. An unsanitised text is
    // never shown.
    loadRules().then(
      () => !gone && setRules(() => sanitize),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [inThePage, html, place, rules]);

  return useMemo(
    () => (inThePage === html ? null : (fromServer.get(html) ?? rules?.(html) ?? null)),
    [inThePage, html, rules],
  );
}
