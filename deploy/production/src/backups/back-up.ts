import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBackRest } from './pgbackrest';
import { servePrivately } from './private-server';
import { findPrograms, type Programs } from './programs';
import type { BackupSettings } from './settings';

/** How much of the data is copied again: all, what changed since the last full one, or since the last one of any kind. */
export const backupTypes = ['full', 'diff', 'incr'] as const;
export type BackupType = (typeof backupTypes)[number];

/**
 * Makes a back-up of the running database, and then does with it what will be done when it is needed: every file is read, the back-up is
 * restored into a folder, PostgreSQL recovers it up to a point that was marked after it, and all of the shop's rows are read there into a
 * dump.
 *
 * @returns the file of the dump
 * @throws Error that says why this back-up or an earlier one could not be used
 */
export async function backUp(settings: BackupSettings, type: BackupType): Promise<string> {
  const { programs, pgBackRest } = await open(settings);
  // It does nothing where back-ups were made before.
  await pgBackRest.run('stanza-create');
  await pgBackRest.run('check');
  await pgBackRest.run('backup', `--type=${type}`);
  return prove(settings, programs, pgBackRest);
}

/** The second half of `backUp`, for the back-ups that exist. */
export async function checkBackups(settings: BackupSettings): Promise<string> {
  const { programs, pgBackRest } = await open(settings);
  return prove(settings, programs, pgBackRest);
}

async function open({ PGDATA, BACKUP_STANZA }: BackupSettings) {
  const programs = findPrograms(PGDATA, Number.parseInt(await readFile(join(PGDATA, 'PG_VERSION'), 'utf8'), 10));
  return { programs, pgBackRest: new PgBackRest(programs, BACKUP_STANZA) };
}

async function prove(settings: BackupSettings, programs: Programs, pgBackRest: PgBackRest): Promise<string> {
  const point = `checked ${new Date().toISOString()}`;
  await programs.run('psql', ['-XAtq', '-d', settings.PGDATABASE, '-c', `select pg_create_restore_point('${point}')`]);
  // It also waits until the file of the log with this point is archived.
  await pgBackRest.run('check');
  await pgBackRest.verify();
  return rehearse(settings, programs, pgBackRest, point);
}

async function rehearse(
  { BACKUP_FOLDER, BACKUP_DUMPS, PGDATABASE }: BackupSettings,
  programs: Programs,
  pgBackRest: PgBackRest,
  point: string,
): Promise<string> {
  const { owner } = programs;
  await mkdir(BACKUP_FOLDER, { recursive: true, mode: 0o700 });
  const copy = await mkdtemp(join(BACKUP_FOLDER, 'rehearsal-'));
  await chmod(copy, 0o700);
  if (owner) for (const path of [BACKUP_FOLDER, copy]) await chown(path, owner.uid, owner.gid);
  try {
    await pgBackRest.run(
      ...['restore', `--pg1-path=${copy}`, '--archive-mode=off'],
      ...['--type=name', `--target=${point}`, '--target-action=promote'],
    );
    const draft = join(copy, 'shop.dump');
    await servePrivately({ programs, data: copy, database: PGDATABASE, archiveCommand: null }, async ({ env }) => {
      await programs.run('pg_dump', ['--format=custom', '--no-owner', `--file=${draft}`], env);
    });
    // Reads all of it: a dump that was cut is noticed here.
    await programs.run('pg_restore', ['--file=/dev/null', draft]);
    const dump = join(BACKUP_FOLDER, `${PGDATABASE}-${new Date().toISOString().replaceAll(':', '-')}.dump`);
    await rename(draft, dump);
    await forgetOldDumps(BACKUP_FOLDER, BACKUP_DUMPS);
    return dump;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function forgetOldDumps(folder: string, kept: number): Promise<void> {
  const dumps = (await readdir(folder)).filter((name) => name.endsWith('.dump')).sort();
  for (const name of dumps.slice(0, -kept)) await rm(join(folder, name));
}
