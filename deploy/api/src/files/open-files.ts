import type { Logger } from 'pino';
import { accountOf } from '../partners/protocol/account';
import type { Bucket } from './bucket';
import type { FileStore } from './file-store';
import { filesInRows } from './files-in-rows';
import { fileStoreSettings } from './settings';

type Log = Pick<Logger, 'error' | 'info'>;

interface OpenFiles {
  readonly files: FileStore;
  /** Null: files are in their rows. */
  readonly bucket: Bucket | null;
  readonly close: () => Promise<void>;
}

/** The store of the settings, or the rows of the database. The library of the store is loaded only for a store. */
export async function openFiles(settings: object, log: Log): Promise<OpenFiles> {
  const account = accountOf(fileStoreSettings, settings);
  if (!account) return { files: filesInRows, bucket: null, close: async () => {} };
  const [{ openBucket }, { filesInBucket }, { watchBucket }] = await Promise.all([
    import('./bucket'),
    import('./files-in-bucket'),
    import('./bucket-watch'),
  ]);
  const bucket = openBucket(account, watchBucket(log));
  return { files: filesInBucket(bucket, log), bucket, close: async () => bucket.close() };
}
