/** Not a secret: our scripts contain it. It only separates our own pages from simple automated clients. */
const SALT = 'zapovednik-registration';

/**
 * The hash that a request of a registration code carries in addition to the phone (SES-11, SES-12): SHA-256, in hexadecimal digits,
 * of the session id and a fixed salt. Scripts cannot read the cookie, so the id is the one that `is_auth` answered.
 */
export async function registrationHash(sessionId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${sessionId}:${SALT}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
