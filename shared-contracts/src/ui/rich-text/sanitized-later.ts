import { useEffect, useState } from 'react';

/**
 * In the browser: null until the rules have been loaded. They weigh 7 kB, and what the server has sanitised stands in the
 * page already; so no first load waits for them.
 */
export function useSanitized(html: string): string | null {
  const [safe, setSafe] = useState<{ from: string; text: string } | null>(null);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const { sanitize } = await import(/* webpackChunkName: "part-sanitize" */ './sanitize');
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
