import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.int(), when: z.int(), tag: z.string() })),
});

/** The change of tables that a later version brings: a column of the busiest table, and a table of its own. */
const CHANGE = `alter table "shop_order" add column "measured" text;
--> statement-breakpoint
create table "measured" ("id" integer primary key);
`;

/** Copies built roles as a later version, whose `migrate` has something to do. */
export async function laterVersion(roles: string, folder: string): Promise<string> {
  await cp(roles, folder, { recursive: true, verbatimSymlinks: true });
  const migrations = join(folder, 'back-end/migrations');
  const file = join(migrations, 'meta/_journal.json');
  const written = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = written.entries.at(-1);
  if (!last) throw new Error('The roles have no migrations');
  const tag = 'measured_roll_out';
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
  await writeFile(join(migrations, `${tag}.sql`), CHANGE);
  await writeFile(file, JSON.stringify({ ...written, entries: [...written.entries, entry] }));
  return folder;
}
