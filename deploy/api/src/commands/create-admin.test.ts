import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../db/create-database';
import { customer } from '../db/schema';
import { verifyPassword } from '../modules/people/passwords/password';
import { administratorLogin, administratorPassword } from '../modules/people/sign-in/administrator';
import { freshDatabase } from '../testing/fresh-database';
import { emptyShop } from '../testing/prepared-shops';

jest.setTimeout(120_000);

const script = fileURLToPath(new URL('./create-admin.ts', import.meta.url));
const PASSWORD = 'длинный пароль владельца';

test('the command creates the first administrator with the password from standard input, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-shop-'));
  const server = process.env.DATABASE_URL;
  const database = server ? await freshDatabase(server) : null;
  const open = async (template?: Blob) =>
    createDatabase(database ? { url: database.url } : { folder: join(folder, 'api'), template });
  const run = async (password: string, ...parameters: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: database?.url ?? '' };
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], { env });
    child.stdin.end(`${password}\n`);
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'exit');
    return { code, said: (await said).join('') };
  };
  try {
    await (await open(await emptyShop())).close();
    expect(await run(PASSWORD, '--login', 'owner')).toEqual({ code: 0, said: 'Администратор owner создан\n' });
    expect(await run('another password', '--login', 'Owner')).toEqual({
      code: 1,
      said: 'Логин Owner занят, ничего не изменено\n',
    });

    const { db, close } = await open();
    const made = await db.select().from(customer);
    await close();
    expect(made).toMatchObject([{ login: 'owner', groups: ['admin'], phone: null }]);
    expect(await verifyPassword(PASSWORD, made[0]?.passwordHash ?? null)).toBe(true);
  } finally {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

test.each([undefined, '', 'ab', 'two words', "o'neill", 'a\nb'])(
  '%j is not a valid login of an administrator',
  (login) => {
    expect(administratorLogin.safeParse(login).success).toBe(false);
  },
);

test.each(['', 'Admin-2201', 'x'.repeat(201)])('%j is not a valid password of an administrator', (password) => {
  expect(administratorPassword.safeParse(password).success).toBe(false);
});
