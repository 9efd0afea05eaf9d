import { productFamilies } from 'deploy-demo-data/catalogue/products';
import { propertyTables } from 'deploy-demo-data/catalogue/property-values';
import { sectionId, uniqueCodeOf } from 'deploy-demo-data/catalogue/section-rows';
import * as z from 'zod/mini';
import { prepareData } from '../seed/prepare-data';
import { emptyDatabase } from '../testing/empty-database';
import { startShop, type TestShop } from '../testing/start-shop';

/** Every so many products of the demonstration are asked about. */
const EVERY = 10;
const options = { scale: 1, seed: 1, today: new Date('2026-11-20T09:00:00Z') };

interface Good {
  id: number;
  name: string;
  /** Codes of its section of the second level. */
  kind: string;
  card: number;
}

const { find } = propertyTables();
const goods = new Map(
  [...productFamilies({ ...options, sectionId, findValue: find })].flatMap(({ products }) =>
    products.map(({ id, name, sectionId: section, offerGroupId }): [number, Good] => [
      id,
      { id, name, kind: uniqueCodeOf(section).split('/').slice(0, 2).join('/'), card: offerGroupId ?? -id },
    ]),
  ),
);

/** For whom a product is, as a person reads its name and section; null: it does not say. */
function animalOf({ name, kind }: Good): string | null {
  const [root = ''] = kind.split('/');
  if (root !== 'vetapteka') return root;
  const isForDogs = /собак|щенк/i.test(name);
  const isForCats = /кош|котят/i.test(name);
  if (isForDogs === isForCats) return null;
  return isForDogs ? 'tovary_dlya_sobak' : 'tovary_dlya_koshek';
}

const small = /хомяк|кролик|свинок|шиншилл|крыс|волнист|средних поп|крупных поп|канаре|черепах|агам|геккон|игуан/i;
const young = /щенк|котят/i;
const old = /пожил/i;

/** Whether a person would say that the second product is for the animal of the first. */
function isForSame(one: Good, other: Good): boolean {
  const [mine, theirs] = [animalOf(one), animalOf(other)];
  if (mine !== null && theirs !== null && mine !== theirs) return false;
  const [pet, another] = [one, other].map(({ name }) => small.exec(name)?.[0].toLowerCase());
  if (pet && another && pet !== another) return false;
  if (young.test(one.name) && old.test(other.name)) return false;
  return !(old.test(one.name) && young.test(other.name));
}

let shop: TestShop;
beforeAll(async () => {
  const filled = await emptyDatabase();
  await prepareData(filled.db, { seed: 'demo', isServer: false, isPublic: false }, options);
  shop = await startShop({ filled });
}, 180_000);
afterAll(() => shop.close());

const answer = z.array(z.object({ id: z.int() }));

test('measure', async () => {
  const asked = [...goods.values()].filter((_, at) => at % EVERY === 0);
  let [shown, same, fits, empty] = [0, 0, 0, 0];
  for (const one of asked) {
    const { value } = await shop.ask(`/catalog/product/get_products_buy_with/?productId=${one.id}`);
    const row = answer.parse(value).flatMap(({ id }) => goods.get(id) ?? []);
    if (!row.length) empty += 1;
    shown += row.length;
    same += row.filter((other) => isForSame(one, other)).length;
    fits += row.filter((other) => isForSame(one, other) && other.kind !== one.kind).length;
    if (/стерилизованных кошек/.test(one.name)) console.info(one.name, row.map(({ name }) => name));
  }
  console.info({ asked: asked.length, empty, shown, same: same / shown, fits: fits / shown });
}, 300_000);
