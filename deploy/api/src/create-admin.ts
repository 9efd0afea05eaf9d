import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { readConfig } from './config';
import { createDatabase } from './db/create-database';
import { administratorLogin, administratorPassword, createAdministrator } from './people/administrator';
import { readPassword } from './read-password';

/**
 * `npm run create-admin -- --login <login>`: creates an administrator and asks for the password. A shop in a folder must not run
 * meanwhile.
 */
async function run(): Promise<string> {
  const config = readConfig(process.env);
  const { values } = parseArgs({ options: { login: { type: 'string' } } });
  const login = parsed(administratorLogin, values.login);
  const password = parsed(administratorPassword, await readPassword());
  const { db, close } = await createDatabase({ url: config.DATABASE_URL, folder: join(config.DATA_DIR, 'api') });
  try {
    await createAdministrator(db, login, password);
  } finally {
    await close();
  }
  return login;
}

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join('; '));
}

run().then(
  (login) => process.stdout.write(`Администратор ${login} создан\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
