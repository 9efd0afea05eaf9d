import { createHash, randomBytes } from 'node:crypto';
import { type FileKind, type FileOfRow, fileKinds } from './file-store';

/** `<kind>/<128 random bits>/<SHA-256 of the content>`: never used twice, so what is deleted can never be needed again. */
const KEY = new RegExp(`^(?:${fileKinds.join('|')})/[0-9a-f]{32}/[0-9a-f]{64}$`);
/** A picture that was made from it: `640.avif` beside the file. */
const MADE = /^[0-9]{2,4}\.[a-z]{3,4}$/;

export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export const newKey = (kind: FileKind, content: Uint8Array): string =>
  `${kind}/${randomBytes(16).toString('hex')}/${digestOf(content)}`;

/** Whether the shop can have given this key. */
export const isKey = (key: string): boolean => KEY.test(key);

/** Whether these bytes were kept under the key. */
export const isContentOf = (key: string, content: Uint8Array): boolean => key.endsWith(`/${digestOf(content)}`);

/** Whether the file of a row has these bytes. */
export function hasContent({ content, storedKey }: FileOfRow, bytes: Uint8Array): boolean {
  if (storedKey !== null) return isContentOf(storedKey, bytes);
  return content !== null && Buffer.compare(content, bytes) === 0;
}

/** The start of the keys of a file and all that was made from it. @throws Error for a foreign key */
export function prefixOf(key: string): string {
  if (!isKey(key)) throw new Error('This is no key of a stored file');
  return key.slice(0, key.lastIndexOf('/') + 1);
}

/** The key of a picture that was made from a file. @throws Error for another name */
export function madeKey(key: string, name: string): string {
  if (!MADE.test(name)) throw new Error(`${name} is no name of a picture`);
  return prefixOf(key) + name;
}
