import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as tables from '../db/schema';
import { hashPassword } from '../modules/people/passwords/password';
import { fillPetKinds } from '../seed/reference';
import { fillDelivery } from './small-shop/delivery';
import { fillGoods, fillStocks } from './small-shop/goods';
import { fillPlaces } from './small-shop/places';
import { fillSections } from './small-shop/sections';

export { EKATERINBURG, PERM } from './small-shop/places';
export const PASSWORD = 'лесная-поляна';
/** A cheap hash, because tests sign in hundreds of times. */
export const quickHash = (password: string): Promise<string> =>
  hashPassword(password, { cost: { N: 1024, r: 8, p: 1 } });

/**
 * A shop that is small enough to remember: two cities, a tree of sections, a food in two weights and some single
 * products.
 *
 * | id | product | kopecks | in Екатеринбург | in Пермь | |---|---|---|---|---|
 * | 1, 2 | Корм «Лес» 1 кг and 3 кг (one card), 10% off | 900, 2250 | 20, 5 | 3, none |
 * | 3 | Паштет, packs of 6 | 100 | 50 | none |
 * | 4 | Мячик | 350 | 1 | none |
 * | 5 | Наполнитель for cats | 700 | none | 8 |
 */
export async function fillSmallShop(db: Database): Promise<void> {
  await fillPlaces(db);
  await fillSections(db);
  await fillGoods(db);
  await fillDelivery(db);
  await fillStocks(db);
  await fillPetKinds(db);
  await db.insert(tables.customer).values([
    {
      id: 1,
      login: 'anna@example.ru',
      email: 'anna@example.ru',
      emailConfirmedAt: new Date('2020-01-01'),
      phone: '79220000001',
      firstName: 'Анна',
      lastName: 'Лесная',
      passwordHash: await quickHash(PASSWORD),
      bonusBalance: 500,
    },
    { id: 2, login: 'boris', firstName: 'Борис', passwordHash: await quickHash(PASSWORD) },
  ]);
  await db.execute(sql`select setval(pg_get_serial_sequence('customer', 'id'), 2)`);
  await db.insert(tables.coupon).values([
    { code: 'ЛЕТО', percent: 10 },
    { code: 'ЗИМА', percent: 50, expiresAt: new Date('2020-01-01') },
  ]);
}
