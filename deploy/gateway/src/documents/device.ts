import type { IncomingHttpHeaders } from 'node:http';

/**
 * Phone or desktop, for pages that are for phones only (ROU-97, ROU-98): from the browser's client hint, otherwise from its user
 * agent.
 */
export function deviceOf(headers: IncomingHttpHeaders): 'phone' | 'desktop' {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'desktop';
  return /\b(Android.+Mobile|iPhone|iPod|Windows Phone)\b/.test(headers['user-agent'] ?? '') ? 'phone' : 'desktop';
}
