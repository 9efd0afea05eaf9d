import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from 'deploy-network/free-port';
import { findPostgres } from './find-postgres';

const run = promisify(execFile);

export interface TemporaryPostgres {
  /** For `DATABASE_URL`: the superuser's URL of the cluster, so that tests can create their own databases. */
  readonly url: string;
  /**
   * Ends it at once, like a failing machine, and starts it again after this number of milliseconds, with the same port
   * and data.
   */
  readonly restart: (away: number) => Promise<void>;
  /** The folder of its data. */
  readonly data: string;
  /** Settings with which its own programs connect to it. */
  readonly programs: Readonly<Record<string, string>>;
  /** Ends it cleanly, does some work, and starts it again. */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package created. */
async function owner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** The data need not survive the tests. */
const QUICK = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit']
  .map((name) => `${name}=off`)
  .concat('wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB');

/** A file system in memory, and the bytes that it must have free. */
const MEMORY = { path: '/dev/shm', bytes: 3e9 };

/**
 * The place of the data. Each test file creates and drops a database of a thousand files, which is four times as fast
 * in memory.
 */
async function place(): Promise<string> {
  const memory = await statfs(MEMORY.path).catch(() => null);
  return memory && memory.bavail * memory.bsize > MEMORY.bytes ? MEMORY.path : tmpdir();
}

/**
 * Starts an empty UTF-8 cluster in a temporary folder, for tests: without fsync, on the loopback only, deleted when stopped.
 *
 * @param more settings that differ, `synchronous_commit=on`
 */
export async function temporaryPostgres(...more: readonly string[]): Promise<TemporaryPostgres> {
  const programs = findPostgres();
  const user = await owner();
  const folder = await mkdtemp(join(await place(), 'shop-postgres-'));
  const passwordFile = join(folder, 'password');
  const password = randomUUID();
  const port = await freePort();
  const data = join(folder, 'data');
  const asOwner = { ...user, cwd: folder };

  await writeFile(passwordFile, password);
  if (user) await Promise.all([folder, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  // Tests connect thousands of times, and SCRAM's hashing would slow each connection.
  const access = ['--username=shop', '--auth=password', `--pwfile=${passwordFile}`];
  await run(
    join(programs, 'initdb'),
    [`--pgdata=${data}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', ...access],
    asOwner,
  );

  const settings = [
    `-p ${port} -k ${folder}`,
    ...['listen_addresses=127.0.0.1', 'max_connections=200', ...QUICK, ...more].map((setting) => `-c ${setting}`),
  ].join(' ');
  const control = (...parameters: string[]) =>
    run(join(programs, 'pg_ctl'), [...parameters, '--wait', '-D', data], asOwner);
  const start = () => control('start', '-l', join(folder, 'log'), '-o', settings);
  const end = () => control('stop', '-m', 'immediate');
  await start();

  return {
    data,
    programs: { PGHOST: folder, PGPORT: String(port), PGUSER: 'shop', PGPASSWORD: password },
    async whileStopped(work) {
      await control('stop', '-m', 'fast');
      await work();
      await start();
    },
    url: `postgres://shop:${password}@127.0.0.1:${port}/postgres`,
    async restart(away) {
      await end();
      await wait(away);
      await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}
