import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { askPartner } from '../partners/protocol/ask-partner';
import { useShop } from '../testing/use-shop';
import type { Database } from './database';
import { city } from './schema';
import { inTransaction } from './transaction';

const shop = useShop();

const fail = (tx: Database, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`));
const rename = (tx: Database, name: string) => tx.update(city).set({ name });
const names = async () => new Set((await shop.db.select().from(city)).map(({ name }) => name));

test.each(['40P01', '40001'])('after a conflict (%s) the whole function runs once more', async (code) => {
  let runs = 0;
  const answer = await inTransaction(shop.db, async (tx) => {
    runs += 1;
    await rename(tx, `${code} ${runs}`);
    if (runs === 1) await fail(tx, code);
    return runs;
  });
  expect(answer).toBe(2);
  expect(await names()).toEqual(new Set([`${code} 2`]));
});

test('after a second conflict, or any other error, it fails and changes nothing', async () => {
  const before = await names();
  for (const [code, runs] of [
    ['40P01', 2],
    ['55P03', 1],
    ['23505', 1],
  ] as const) {
    const work = jest.fn(async (tx: Database) => {
      await rename(tx, code);
      await fail(tx, code);
    });
    await expect(inTransaction(shop.db, work)).rejects.toMatchObject({ cause: { code } });
    expect(work).toHaveBeenCalledTimes(runs);
  }
  expect(await names()).toEqual(before);
});

test('a transaction cannot open another one', async () => {
  const nested = inTransaction(shop.db, () => inTransaction(shop.db, async () => 1));
  await expect(nested).rejects.toThrow('must not open another one');
});

test('a third-party service cannot be called inside a transaction', async () => {
  const ask = () => askPartner('sms', 'http://127.0.0.1:1', {}, z.unknown());
  await expect(inTransaction(shop.db, ask)).rejects.toThrow('sms must not be asked inside of a transaction');
  await expect(ask()).rejects.toMatchObject({ name: 'PartnerError' });
});
