import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './create-database';

// A database in a folder is always PGlite, whichever database the other tests use.
const inFolder = process.env.DATABASE_URL ? test.skip : test;

inFolder(
  'no file of the database in a folder can be read by another user, also one that an earlier version wrote',
  async () => {
    const umask = process.umask(0o022);
    const root = mkdtempSync(join(tmpdir(), 'private-data-'));
    const folder = join(root, 'api');
    const open = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
      );
    const first = await createDatabase({ folder });
    expect(open()).toEqual([]);
    await first.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'database/PG_VERSION'), 0o644);
    expect(open()).toContain('database/PG_VERSION');
    const second = await createDatabase({ folder });
    expect(open()).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await second.close();
    rmSync(root, { recursive: true });
    process.umask(umask);
  },
  120_000,
);
