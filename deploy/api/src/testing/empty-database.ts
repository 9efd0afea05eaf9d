import { createDatabase } from '../db/create-database';
import type { OpenDatabase } from '../db/database';
import { freshDatabase } from './fresh-database';
import { emptyShop } from './prepared-shops';

/** The shop's empty tables: on PGlite in memory, or on a fresh database of the PostgreSQL that DATABASE_URL names. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  if (!process.env.DATABASE_URL) return createDatabase({ template: await emptyShop() });
  const { url, drop } = await freshDatabase(process.env.DATABASE_URL);
  const opened = await createDatabase({ url });
  return { ...opened, close: () => opened.close().then(drop) };
}
