import { createHash } from 'node:crypto';

/** The hash of a network, so that a table does not reveal addresses. */
export const networkHash = (network: string): string =>
  createHash('sha256').update(`orders:${network}`).digest('base64url');
