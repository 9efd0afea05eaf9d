import { readSettings } from 'deploy-settings/read-settings';
import * as z from 'zod/mini';

/** The settings of back-ups, on the machine of the database. Its programs also read their own: `PGHOST`, `PGUSER`, `PGBACKREST_CONFIG`. */
const settings = z.object({
  /** PostgreSQL's data. */
  PGDATA: z.string().check(z.startsWith('/')),
  PGDATABASE: z._default(z.string(), 'shop'),
  /** The name of the installation in the configuration of pgBackRest. */
  BACKUP_STANZA: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'shop'),
  /** Dumps, and for some minutes a copy of the database. */
  BACKUP_FOLDER: z.string().check(z.startsWith('/')),
  /** How many dumps stay. */
  BACKUP_DUMPS: z._default(z.coerce.number().check(z.int(), z.gte(1)), 7),
});

export type BackupSettings = z.infer<typeof settings>;

/** @throws WrongSettings with the names of the invalid ones */
export const readBackupSettings = (env: NodeJS.ProcessEnv): BackupSettings => readSettings(settings, env);
