import { eq } from 'drizzle-orm';
import { createDatabase } from '../../db/create-database';
import type { Database, OpenDatabase } from '../../db/database';
import { product } from '../../db/schema';
import { smallShopDatabase } from '../../testing/fresh-database';
import { Catalogue } from './in-memory/catalogue';

const { DATABASE_URL = '' } = process.env;

/** A database behind a proxy, which leads to another one later. */
function moving(first: Database): { db: Database; moveTo: (next: Database) => void } {
  let current = first;
  const db = new Proxy(first, { get: (_, name) => Reflect.get(current, name, current) });
  return {
    db,
    moveTo(next) {
      current = next;
    },
  };
}

// PGlite has one history: nothing replaces it.
(DATABASE_URL ? test : test.skip)(
  'a database with another history, such as a replica that was promoted, is read anew as a whole',
  async () => {
    const opened: OpenDatabase[] = [];
    const databases = await Promise.all([smallShopDatabase(DATABASE_URL), smallShopDatabase(DATABASE_URL)]);
    for (const { url } of databases) opened.push(await createDatabase({ url }));
    const [one, other] = opened.map(({ jobs }) => jobs);
    if (!one || !other) throw new Error('There are no databases');
    // Its note is older than everything that the catalogue reads later.
    await other.update(product).set({ discountPrice: 34_000 }).where(eq(product.id, 4));
    const { db, moveTo } = moving(one);
    let time = Date.now();
    const error = jest.fn();
    const catalogue = await Catalogue.load(db, () => new Date(time), { error });
    const price = async () => {
      time += 2000;
      await catalogue.upToDate();
      await catalogue.settled();
      return catalogue.index.prices[catalogue.index.positions.get(4) ?? -1];
    };
    expect(await price()).toBe(35_000);
    expect(error).not.toHaveBeenCalled();
    moveTo(other);
    expect(await price()).toBe(34_000);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('another history'));
    expect(await price()).toBe(34_000);
    expect(error).toHaveBeenCalledTimes(1);
    await catalogue.close();
    for (const { close } of opened) await close();
    for (const { drop } of databases) await drop();
  },
  60_000,
);
