import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { skipNumbers } from './after-restore';
import type { Moment } from './moment';
import { PgBackRest } from './pgbackrest';
import { servePrivately } from './private-server';
import { findPrograms, type Programs } from './programs';
import type { BackupSettings } from './settings';

interface Restored {
  /** The folder with the data as it was before. Null: there was none. */
  readonly before: string | null;
}

/**
 * Brings the database back to a moment. PostgreSQL must be stopped, and is stopped afterwards. The data as it was stays in a folder beside it;
 * after a failure it is in its place again.
 *
 * @param version of PostgreSQL, for the case that nothing is left of the data
 * @throws Error when records would be lost that no archive has, or the moment cannot be reached
 */
export async function restore(settings: BackupSettings, { exact }: Moment, version: number | null): Promise<Restored> {
  const { PGDATA: data, PGDATABASE: database, BACKUP_STANZA } = settings;
  const programs = findPrograms(data, version ?? (await versionOf(data)));
  const pgBackRest = new PgBackRest(programs, BACKUP_STANZA);
  const isThere = existsSync(data) && (await readdir(data)).length > 0;
  if (isThere) await requireArchived(programs, data);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const before = isThere ? `${data}.before-${stamp}` : null;
  if (before) await rename(data, before);
  try {
    await makeFolder(programs, data);
    await pgBackRest.run('restore', '--type=time', `--target=${exact}`, '--target-action=promote');
    await servePrivately({ programs, data, database, archiveCommand: pgBackRest.archiveCommand }, skipNumbers);
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    if (before) await rename(before, data);
    throw error;
  }
  return { before };
}

async function versionOf(data: string): Promise<number> {
  const text = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  if (text === '') throw new Error(`В ${data} нет базы: укажите версию PostgreSQL, --version 15`);
  return Number.parseInt(text, 10);
}

/** The last records are only in the data itself until they are archived, and a restore needs them. */
async function requireArchived(programs: Programs, data: string): Promise<void> {
  if (existsSync(join(data, 'postmaster.pid'))) throw new Error('PostgreSQL работает: остановите его');
  const said = await programs.run('pg_controldata', ['-D', data], { LC_ALL: 'C' });
  if (!/^Database cluster state:\s+shut down$/m.test(said))
    throw new Error(
      `PostgreSQL не был остановлен как следует: запустите и остановите его, чтобы последние записи попали в архив. Если он не запускается, уберите ${data} в другое место`,
    );
  const waiting = (await readdir(join(data, 'pg_wal/archive_status'))).filter((name) => name.endsWith('.ready'));
  if (waiting.length > 0)
    throw new Error(
      `В архив не попали последние записи (${waiting.length}): исправьте archive_command, запустите PostgreSQL и остановите снова`,
    );
}

async function makeFolder({ owner }: Programs, data: string): Promise<void> {
  await mkdir(dirname(data), { recursive: true });
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
}
