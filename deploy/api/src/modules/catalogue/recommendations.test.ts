import { complementRows } from 'deploy-demo-data/catalogue/complements';
import { productFamilies } from 'deploy-demo-data/catalogue/products';
import { propertyTables } from 'deploy-demo-data/catalogue/property-values';
import { sectionId, uniqueCodeOf } from 'deploy-demo-data/catalogue/section-rows';
import * as z from 'zod/mini';
import { prepareData } from '../../seed/prepare-data';
import { emptyDatabase } from '../../testing/empty-database';
import { startShop, type TestShop } from '../../testing/start-shop';

/** The recommendations of the demonstration shop, checked by the data that a person reads: names and sections. */

const options = { scale: 0.3, seed: 1, today: new Date('2026-11-20T09:00:00Z') };
/** Every this many products one is checked: 200 in total. */
const EVERY = 3;

interface Good {
  readonly id: number;
  readonly name: string;
  /** Unique code of its section of the second level. */
  readonly kind: string;
  readonly card: number;
}

const { find } = propertyTables();
const goods = new Map(
  [...productFamilies({ ...options, sectionId, findValue: find })].flatMap(({ products, section }) =>
    products.map(({ id, name, offerGroupId }): [number, Good] => [
      id,
      { id, name, kind: section, card: offerGroupId ?? -id },
    ]),
  ),
);

/** Root section of the animal; null: a product for several animals. */
function animalOf({ name, kind }: Good): string | null {
  const [root = ''] = kind.split('/');
  if (root !== 'vetapteka') return root;
  const isForDogs = /собак|щенк/i.test(name);
  const isForCats = /кошек|котят/i.test(name);
  if (isForDogs === isForCats) return null;
  return isForDogs ? 'tovary_dlya_sobak' : 'tovary_dlya_koshek';
}

const pets =
  /для ((хомяк|кролик|морских свинок|шиншилл|крыс)|(волнистых|средних поп|крупных поп|канаре)|(водн|сухоп|.*агам|геккон|игуан))/i;
const ages = [/щенк|котят/i, /взросл/i, /пожил/i];

/** Whether a person would say that the second product is for the animal of the first: the same kind of pet, of the same age. */
function isForSame(one: Good, other: Good): boolean {
  const differs = (of: (good: Good) => string | number | null | undefined) => {
    const [mine, theirs] = [of(one), of(other)];
    return mine != null && theirs != null && mine !== theirs;
  };
  if (differs(animalOf) || differs(({ name }) => pets.exec(name)?.[1]?.toLowerCase())) return false;
  return !differs(({ name }) => {
    const age = ages.findIndex((words) => words.test(name));
    return age < 0 ? null : age;
  });
}

const related = new Set(
  complementRows().flatMap(({ sectionId: one, otherId: other }) => {
    const [mine, theirs] = [uniqueCodeOf(one), uniqueCodeOf(other)];
    return [`${mine} ${theirs}`, `${theirs} ${mine}`];
  }),
);

let shop: TestShop;
beforeAll(async () => {
  const filled = await emptyDatabase();
  await prepareData(filled.db, { seed: 'demo', isServer: false, isPublic: false }, options);
  shop = await startShop({ filled });
}, 300_000);
afterAll(() => shop.close());

const answer = z.array(z.object({ id: z.int(), city_quantity: z.int() }));

test('API-12 PRD-35 recommendations are for the same animal and go with the product; none is a variant or sold out', async () => {
  const asked = [...goods.values()].filter((_, at) => at % EVERY === 0);
  const pairs: [Good, Good][] = [];
  for (const one of asked) {
    const { value } = await shop.ask(`/catalog/product/get_products_buy_with/?productId=${one.id}`);
    const row = answer.parse(value);
    expect(row.filter(({ city_quantity }) => city_quantity === 0)).toEqual([]);
    const shown = row.flatMap(({ id }) => goods.get(id) ?? []);
    const cards = [one, ...shown].map(({ card }) => card);
    expect(new Set(cards).size).toBe(cards.length);
    pairs.push(...shown.map((other): [Good, Good] => [one, other]));
  }
  const share = (holds: (one: Good, other: Good) => boolean) =>
    pairs.filter((pair) => holds(...pair)).length / pairs.length;
  expect(pairs.length / asked.length).toBeGreaterThan(8);
  expect(share(isForSame)).toBeGreaterThanOrEqual(0.95);
  expect(share((one, other) => related.has(`${one.kind} ${other.kind}`))).toBeGreaterThanOrEqual(0.8);
}, 120_000);
