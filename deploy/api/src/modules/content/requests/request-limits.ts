import { MOST_PARTS } from '@zapovednik/api/content/calls/application';
import type { Database } from '../../../db/database';
import { countAttempt, forgiveAttempt, type Limit } from '../../../http/attempts';
import type { Context } from '../../../http/context';

/** Requests from one network. A partner's office sends a few. */
const BY_NETWORK: Limit = { name: 'request-network', most: 20, seconds: 3600 };
/** Requests with one phone. */
const BY_PHONE: Limit = { name: 'request-phone', most: 10, seconds: 24 * 3600 };
/** Files from one network; each has at most 5 MB. */
const FILES: Limit = { name: 'request-file', most: 20, seconds: 24 * 3600 };

/** Parts of files from one network: those of {@link FILES}, each sent twice. */
const PARTS: Limit = { name: 'request-file-part', most: 2 * FILES.most * MOST_PARTS, seconds: FILES.seconds };

/** @throws ShopError 429 for too many requests from one network or with one phone */
export async function countRequest(phone: string, db: Database, { network, now }: Context): Promise<void> {
  await countAttempt(db, BY_NETWORK, network, now());
  await countAttempt(db, BY_PHONE, phone, now());
}

/** @throws ShopError 429 for too many files from one network */
export const countFile = ({ db, network, now }: Context): Promise<void> => countAttempt(db, FILES, network, now());

/** Removes the count of a file that could not be accepted through no fault of its sender. */
export const forgiveFile = ({ db, network }: Context): Promise<void> => forgiveAttempt(db, FILES, network);

/** @throws ShopError 429 for too many parts from one network, including those of refused or incomplete files */
export const countPart = ({ db, network, now }: Context): Promise<void> => countAttempt(db, PARTS, network, now());
