import type { Database } from '../../db/database';
import type { Context } from '../../http/context';
import { countAttempt, type Limit } from '../../people/attempts';

/** Requests from one network: an office of a partner sends a few. */
const BY_NETWORK: Limit = { name: 'request-network', most: 20, seconds: 3600 };
/** Requests with one phone. */
const BY_PHONE: Limit = { name: 'request-phone', most: 10, seconds: 24 * 3600 };
/** Files from one network; each has at most 5 MB. */
const FILES: Limit = { name: 'request-file', most: 20, seconds: 24 * 3600 };

/** @throws ShopError 429 for too many requests from one network or with one phone */
export async function countRequest(phone: string, db: Database, { network, now }: Context): Promise<void> {
  await countAttempt(db, BY_NETWORK, network, now());
  await countAttempt(db, BY_PHONE, phone, now());
}

/** @throws ShopError 429 for too many files from one network */
export const countFile = ({ db, network, now }: Context): Promise<void> => countAttempt(db, FILES, network, now());
