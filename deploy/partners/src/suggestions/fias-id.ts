import { createHash } from 'node:crypto';

/** An identifier in the format of the address register. The same thing always gets the same identifier. */
export function fiasId(thing: string): string {
  const hex = createHash('sha1').update(thing).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
