import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of a PostgreSQL server, for one test; gone when dropped. */
export async function freshDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}
