/** Known to everybody who reads the shop's scripts: it only tells our own pages from a careless program. */
const SALT = 'zapovednik-registration';

/**
 * What a request of a registration code carries besides the phone (SES-11, SES-12): SHA-256, in hexadecimal digits, of the
 * session id and a fixed salt. The cookie is out of reach of scripts, so the id is the one that `is_auth` answered.
 */
export async function registrationHash(sessionId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${sessionId}:${SALT}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
