import { join } from 'node:path';
import { runCommand } from 'deploy-command-line/run-command';
import { readConfig } from '../start/config';
import { adminCommand } from './admin-command';
import { explainFailure } from './explain-failure';

/**
 * `npm run create-admin -- --login <login>`: creates an administrator and asks for the password. If the shop's data is
 * in a folder, the shop must not run at the same time.
 */
const command = adminCommand(async (login, password) => {
  const { createDatabase } = await import('../db/create-database');
  const { createAdministrator } = await import('../modules/people/api');
  const config = readConfig(process.env);
  const { db, close } = await createDatabase({ url: config.DATABASE_URL, folder: join(config.DATA_DIR, 'api') });
  await createAdministrator(db, login, password).finally(close);
});

await runCommand(command, explainFailure);
