import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

export type Insert = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) => Promise<void>;

/**
 * Inserts many rows with one parameter, as JSON that the database expands: several times faster than a parameter for each value, on
 * both drivers. All rows must have the same fields; missing fields get the column's default.
 */
export async function insertRows<T extends PgTable>(
  db: Pick<Database, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([field, column]) => [column.name, Reflect.get(row, field)]))),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableConfig(table).name);
  await db.execute(
    sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}
