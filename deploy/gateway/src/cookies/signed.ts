import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey } from 'deploy-settings/key-list';

/** `value` with its signature, in a form that a cookie allows. */
export function sign(value: string, keys: string): string {
  const body = Buffer.from(value).toString('base64url');
  return `${body}.${signature(body, signingKey(keys))}`;
}

/** The value of a signed cookie; null when it was signed with none of these keys. */
export function unsign(signed: string, keys: string): string | null {
  const [body = '', received = ''] = signed.split('.');
  const actual = Buffer.from(received);
  const isOurs = acceptedKeys(keys).some((key) => {
    const expected = Buffer.from(signature(body, key));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
  if (!isOurs) return null;
  return Buffer.from(body, 'base64url').toString('utf8');
}

const signature = (body: string, key: string) => createHmac('sha256', key).update(body).digest('base64url');
