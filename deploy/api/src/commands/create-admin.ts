import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import type * as z from 'zod/mini';
import { readConfig } from '../start/config';
import { explainFailure } from './explain-failure';
import { readPassword } from './read-password';

/**
 * `npm run create-admin -- --login <login>`: creates an administrator and asks for the password. If the shop's data is
 * in a folder, the shop must not run at the same time.
 */
const command = shopCommand(
  'create-admin',
  'Создаёт администратора и спрашивает его пароль. Магазин с данными в папке должен быть остановлен.',
)
  .requiredOption('--login <логин>', 'логин администратора')
  .action(async (options: { login: string }) => {
    // Loading them takes a second, so wrong arguments are refused before.
    const { createDatabase } = await import('../db/create-database');
    const { administratorLogin, administratorPassword, createAdministrator } = await import('../modules/people/api');
    const config = readConfig(process.env);
    const login = parsed(administratorLogin, options.login);
    const password = parsed(administratorPassword, await readPassword());
    const { db, close } = await createDatabase({ url: config.DATABASE_URL, folder: join(config.DATA_DIR, 'api') });
    try {
      await createAdministrator(db, login, password);
    } finally {
      await close();
    }
    print(`Администратор ${login} создан`);
  });

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join('; '));
}

await runCommand(command, explainFailure);
