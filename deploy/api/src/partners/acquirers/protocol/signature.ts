import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 as lower-case hexadecimal digits. */
export const hmacSha256 = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/**
 * Whether two signatures are equal, ignoring case. The comparison takes the same time for a wrong one and a right one.
 */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [given, right].map((one) => Buffer.from(one.toLowerCase()));
  return a !== undefined && b !== undefined && a.length === b.length && timingSafeEqual(a, b);
}
