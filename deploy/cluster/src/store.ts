import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answers } from './processes/answers';
import type { Program } from './processes/kept-process';

interface StoreOptions {
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
}

const BUCKET = 'shop';
/** s3rver plays a store: it has one account, with this id and secret, and only this machine reaches it. */
const ACCOUNT = 'S3RVER';

/** A store of files with the protocol of S3. */
export function storeProgram({ folder, port, logFile }: StoreOptions): Program {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  return {
    name: 'store',
    command: process.execPath,
    args: [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', BUCKET],
    endSignal: 'SIGTERM',
    logFile,
    isReady: () => answers(port, '/', 499),
  };
}

/** The settings of the store for APIs and jobs. */
export const storeSettings = (port: number) => ({
  FILES_ENDPOINT: `http://127.0.0.1:${port}`,
  FILES_BUCKET: BUCKET,
  FILES_REGION: 'us-east-1',
  FILES_KEY_ID: ACCOUNT,
  FILES_SECRET: ACCOUNT,
});
