/** The visit's utm parameters, which the gateway stores for a day: `{ utm_source: 'mail' }` (TRK-11, TRK-12). */
export function utmOf(cookies: string): Record<string, string> {
  const encoded = /(?:^|;\s*)utm=([^;]*)/.exec(cookies)?.[1];
  return Object.fromEntries(new URLSearchParams(encoded));
}
