import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Runs one statement on a PostgreSQL server. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** An empty database of a PostgreSQL server; `drop` deletes it. */
export async function freshDatabase(
  url: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await runStatement(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => runStatement(url, `drop database ${name} with (force)`) };
}
