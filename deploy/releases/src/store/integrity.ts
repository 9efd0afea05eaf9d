import { createHash } from 'node:crypto';

/**
 * sha256 in the form of an `integrity` attribute. The entry of an area contains one for each of its chunks, and hashes
 * do not compress, so a short hash saves bytes.
 */
export const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
