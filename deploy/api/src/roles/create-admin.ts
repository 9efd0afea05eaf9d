import { runCommand } from 'deploy-command-line/run-command';
import { adminCommand } from '../commands/admin-command';
import { explainFailure } from '../commands/explain-failure';
import { FEWEST_CONNECTIONS } from '../db/limits';
import { openDatabase } from './open-database';
import { readCommandSettings } from './settings';

/** The role `create-admin`: creates an administrator, as `npm run create-admin`, in the database of a running shop. */
export function runCreateAdmin(migrationsFolder: string): Promise<void> {
  const command = adminCommand(async (login, password) => {
    const config = readCommandSettings(process.env);
    const { createAdministrator } = await import('../modules/people/api');
    const data = await openDatabase({ ...config, DATABASE_POOL: FEWEST_CONNECTIONS }, migrationsFolder);
    await createAdministrator(data.db, login, password).finally(data.close);
  });
  return runCommand(command, explainFailure);
}
