import { isPublicOrigin } from 'deploy-network/public-origin';
import type { OpenDatabase } from '../db/database';
import { databaseLimits } from '../db/limits';
import { connectPostgres } from '../db/postgres';
import { requireMigrated } from '../db/require-migrated';
import { requireFilled } from '../seed/prepare-data';

interface DatabaseConfig {
  readonly DATABASE_URL: string;
  readonly DATABASE_POOL: number;
  readonly PUBLIC_ORIGIN: string;
}

/**
 * Connects to a database that the role `migrate` has prepared.
 *
 * @throws NotMigrated, EarlierData or WrongData
 */
export async function openDatabase(config: DatabaseConfig, migrationsFolder: string): Promise<OpenDatabase> {
  const data = connectPostgres(config.DATABASE_URL, databaseLimits(config.DATABASE_POOL));
  await requireMigrated(data.maintenance, migrationsFolder);
  await requireFilled(data.maintenance, isPublicOrigin(config.PUBLIC_ORIGIN));
  return data;
}
