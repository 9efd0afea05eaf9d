import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../db/create-database';
import { lockNumbers } from '../db/lock-numbers';
import { fingerprint } from './fingerprint';
import { fillSmallShop } from './small-shop';

/** A database of a PostgreSQL server, for one test. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database. */
export const freshDatabase = (server: string): Promise<FreshDatabase> => createFresh(server, '');

/** A database with the small shop, copied from a template that the first test creates. */
export async function smallShopDatabase(server: string): Promise<FreshDatabase> {
  const template = `small_shop_${fingerprint()}`;
  await onServer(server, async (client) => {
    // If several test files start together, one creates the template, and the others wait.
    await client.query(`select pg_advisory_lock(${lockNumbers['template of tests']})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const making = `${template}_in_work`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    const { db, close } = await createDatabase({ url: urlOf(server, making) });
    await fillSmallShop(db).finally(close);
    await client.query(`alter database ${making} rename to ${template}`);
  });
  return createFresh(server, `template ${template}`);
}

async function createFresh(server: string, like: string): Promise<FreshDatabase> {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} ${like} strategy file_copy`));
  const drop = () => onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  return { url: urlOf(server, name), drop: async () => void (await drop()) };
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return work(client).finally(() => client.end());
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
