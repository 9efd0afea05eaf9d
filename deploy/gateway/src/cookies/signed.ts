import { createHmac, timingSafeEqual } from 'node:crypto';

/** `value` with its signature, in a form that a cookie allows. */
export function sign(value: string, key: string): string {
  const body = Buffer.from(value).toString('base64url');
  return `${body}.${signature(body, key)}`;
}

/** The value of a signed cookie; null when it was not signed with this key. */
export function unsign(signed: string, key: string): string | null {
  const [body = '', received = ''] = signed.split('.');
  const expected = Buffer.from(signature(body, key));
  const actual = Buffer.from(received);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return Buffer.from(body, 'base64url').toString('utf8');
}

const signature = (body: string, key: string) => createHmac('sha256', key).update(body).digest('base64url');
