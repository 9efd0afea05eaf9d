import { eq, gt, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../db/database';
import { product, stock } from '../../db/schema';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { Catalogue } from './in-memory/catalogue';
import type { ProductIndex } from './index/product-index';

let catalogue: Catalogue;
let time = Date.now();
const error = jest.fn();
const shop = useShop();
beforeAll(async () => {
  catalogue = await Catalogue.load(shop.db, () => new Date(time), { error });
});
afterEach(() => expect(error).not.toHaveBeenCalled());
afterAll(async () => {
  await catalogue.close();
});

/** The index two seconds later, for a request. */
const later = () => {
  time += 2000;
  return catalogue.upToDate();
};
const cards = async () => catalogue.lists.get(await later(), catalogue.reference, {}).cards;

/** The content that a change affects. */
const contentOf = ({ size, version, positions, names, orders, inCity, bySection }: ProductIndex) => [
  size,
  version,
  positions.size,
  [...names.places.values()].flat().length,
  orders.name.length,
  inCity.get(EKATERINBURG)?.size(),
  bySection.get(12)?.size(),
];

/** Adds products like number 4, one card each. Later ones are cheaper. */
async function addProducts(db: Database, first: number, count: number): Promise<void> {
  const [ball] = await db.select().from(product).where(eq(product.id, 4));
  if (!ball) throw new Error('the small shop has no product 4');
  const ids = Array.from({ length: count }, (_, at) => first + at);
  await db.insert(product).values(ids.map((id) => ({ ...ball, id, code: `ball_${id}`, discountPrice: 30_000 - id })));
  await db.insert(stock).values(ids.map((productId) => ({ productId, locationId: EKATERINBURG, quantity: 1 })));
}

test('it is applied to a copy, which then replaces the index as a whole', async () => {
  const before = await later();
  const was = contentOf(before);
  await addProducts(shop.db, 1000, 600);
  expect(await later()).toBe(before);
  await catalogue.settled();
  expect(contentOf(before)).toEqual(was);
  const after = await later();
  expect(after).not.toBe(before);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.size).toBe(before.size + 600);
  expect(await cards()).toBe(604);
  const byPrice = after.orders.price.map((position) => after.prices[position] ?? 0);
  expect(byPrice).toHaveLength(605);
  expect(byPrice).toEqual(byPrice.toSorted((one, other) => one - other));
});

test('a change of less than half of the products is applied to a copy; deleted products are gone, the rest is unchanged', async () => {
  const before = await later();
  const was = contentOf(before);
  await addProducts(shop.db, 2000, 260);
  await later();
  await catalogue.settled();
  expect(contentOf(before)).toEqual(was);
  const after = await later();
  expect(after.size).toBe(before.size + 260);
  expect(after.byCode('A-5')).toBe(before.byCode('A-5'));
  expect(after.valueIdsOf(1)).toEqual(before.valueIdsOf(1));
  await shop.db.delete(product).where(gt(product.id, 1999));
  await later();
  await catalogue.settled();
  expect(await cards()).toBe(604);
});

/** Two concurrent transactions need two connections. PGlite has only one. */
const { DATABASE_URL } = process.env;
(DATABASE_URL ? describe : describe.skip)('while a transaction is open', () => {
  let other: pg.Client;
  beforeEach(async () => {
    const [own] = await shop.db.select({ name: sql<string>`current_database()` }).from(sql`(values (1)) as one`);
    const url = new URL(DATABASE_URL ?? '');
    url.pathname = own?.name ?? '';
    other = new pg.Client({ connectionString: url.href });
    await other.connect();
    await later();
    await catalogue.settled();
    await other.query(`begin; update product set name = 'Кольцо «Поле»' where id = 4`);
  });
  afterEach(() => other.end());

  /** Number of queries of a read: one when nothing has changed. */
  async function queriesOfLook(): Promise<number> {
    const select = jest.spyOn(shop.db, 'select');
    await later();
    await catalogue.settled();
    const count = select.mock.calls.length;
    select.mockRestore();
    return count;
  }
  const find = (article: string) => catalogue.index.byCode(article);
  const nameOf4 = () => catalogue.index.products[catalogue.index.positions.get(4) ?? -1]?.name;

  test('a change by other transactions, small or large, is applied once', async () => {
    expect(await queriesOfLook()).toBe(1);
    await shop.db.update(product).set({ article: 'B-3' }).where(eq(product.id, 3));
    expect(await queriesOfLook()).toBeGreaterThan(1);
    expect(await queriesOfLook()).toBe(1);
    await addProducts(shop.db, 3000, 300);
    expect(await queriesOfLook()).toBeGreaterThan(1);
    const { version } = catalogue.index;
    expect([await queriesOfLook(), await queriesOfLook()]).toEqual([1, 1]);
    expect(catalogue.index.version).toBe(version);
    expect(find('B-3')).toBeDefined();
  });

  test('its changes are seen when it commits after later transactions', async () => {
    await shop.db.update(product).set({ article: 'C-3' }).where(eq(product.id, 3));
    await later();
    expect([find('C-3') === undefined, nameOf4()]).toEqual([false, 'Мячик «Поле»']);
    await other.query('commit');
    await later();
    expect(nameOf4()).toBe('Кольцо «Поле»');
    expect(await queriesOfLook()).toBe(1);
  });

  test('its changes are never seen when it is rolled back', async () => {
    await other.query(`update product set name = 'Обруч «Поле»' where id = 4; rollback`);
    expect(await queriesOfLook()).toBe(1);
    expect(nameOf4()).toBe('Кольцо «Поле»');
  });
});
