import { createHash } from 'node:crypto';

/** sha256 in the form of an `integrity` attribute: the entry of an area has one for each of its chunks, and they do not compress. */
export const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
