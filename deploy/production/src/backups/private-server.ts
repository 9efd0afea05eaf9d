import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Programs } from './programs';

/** Seconds that a recovery may take: a log of several days. */
const LONGEST = 7 * 86_400;
const PORT = '5432';
/** Milliseconds between two questions whether it has recovered. */
const PAUSE = 200;

export interface PrivateServer {
  /** Runs a statement. @returns its rows, a line each */
  readonly query: (sql: string) => Promise<string>;
  /** The settings of a program that connects to it. */
  readonly env: Readonly<Record<string, string>>;
}

interface ServeOptions {
  readonly programs: Programs;
  readonly data: string;
  readonly database: string;
  /** The command that archives what it writes. Null: it is a copy that is deleted afterwards. */
  readonly archiveCommand: string | null;
}

/**
 * Lets PostgreSQL recover restored data, and does some work before anybody else can connect: it listens only on a socket in a folder of its
 * owner. It ends cleanly afterwards. The installation's own settings are not used, because Debian keeps them elsewhere.
 *
 * @throws Error with the reason from PostgreSQL's log, when the data cannot be recovered
 */
export async function servePrivately<Result>(
  { programs, data, database, archiveCommand }: ServeOptions,
  work: (server: PrivateServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'recovery-'));
  const [settings, access, log] = ['postgresql.conf', 'pg_hba.conf', 'log'].map((name) => join(folder, name));
  if (!settings || !access || !log) throw new Error('No files');
  const archiving =
    archiveCommand === null ? ['off', 'fsync = off'] : ['on', `archive_command = ${quoted(archiveCommand)}`];
  await writeFile(access, 'local all all trust\n');
  await writeFile(
    settings,
    [
      ...Object.entries({ data_directory: data, hba_file: access, unix_socket_directories: folder }),
      ...Object.entries({ ident_file: '/dev/null', listen_addresses: '', log_line_prefix: '' }),
    ]
      .map(([name, value]) => `${name} = ${quoted(value)}`)
      // Recovery needs room for as many transactions as the shop's server had, only if others may read meanwhile.
      .concat(
        `port = ${PORT}`,
        'hot_standby = off',
        'wal_level = replica',
        `archive_mode = ${archiving.join('\n')}`,
        '',
      )
      .join('\n'),
  );
  const { owner } = programs;
  if (owner) for (const path of [folder, settings, access]) await chown(path, owner.uid, owner.gid);
  const control = (...words: string[]) =>
    programs.run('pg_ctl', ['-D', data, '--wait', '-t', String(LONGEST), ...words]);
  const env = { PGHOST: folder, PGPORT: PORT, PGDATABASE: database };
  try {
    const query = (sql: string) => programs.run('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql], env);
    const failed = async (error: unknown) => {
      throw new Error(reasonOf(await readFile(log, 'utf8').catch(() => String(error))), { cause: error });
    };
    await control('start', '--silent', '-l', log, '-o', `-c config_file=${settings}`).catch(failed);
    // It has started when it may be read, which is before the end of the log.
    while (!(await query('select 1').catch(() => ''))) {
      await control('status').catch(failed);
      await wait(PAUSE);
    }
    try {
      return await work({ query, env });
    } finally {
      await control('stop', '--silent', '-m', 'fast');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The lines of the log that say why PostgreSQL ended. */
const reasonOf = (log: string) => (log.match(/^(?:FATAL|PANIC|ERROR):.*$/gm) ?? log.split('\n').slice(-5)).join('; ');
