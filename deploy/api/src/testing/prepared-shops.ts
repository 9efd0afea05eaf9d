import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { extensions, migrationsFolder } from '../db/create-database';
import { fingerprint } from './fingerprint';
import { fillSmallShop } from './small-shop';

/** A PGlite with the shop's empty tables. */
export const emptyShop = () => prepared('empty', async () => {});

/** A PGlite with the small shop. */
export const smallShop = () => prepared('small', fillSmallShop);

/** Created once and cached among the temporary files, which makes tests start ten times faster. */
async function prepared(name: string, fill: typeof fillSmallShop): Promise<Blob> {
  const file = join(tmpdir(), `${name}-shop-${fingerprint()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const client = await PGlite.create({ extensions });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await fill(db);
    const dump = await client.dumpDataDir('none');
    await client.close();
    // Other test files may do the same at the same time, so the file is written atomically.
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, Buffer.from(await dump.arrayBuffer()));
    renameSync(mine, file);
    return dump;
  }
}
