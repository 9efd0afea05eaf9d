import { eq } from 'drizzle-orm';
import { product, productSale, sale } from '../../../db/schema';
import { useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';
import { settleGoods } from './goods';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo } = editor;

beforeAll(async () => {
  await shop.db.insert(sale).values({ id: 101, code: 'leto', name: 'Лето' });
});

const promotion = (fields: string, text = 'До {{discount osen-26}} % на корм.') =>
  editor.put(
    'promotions/osen-26.md',
    `---\nlead: Скидка на всё осеннее.\ncategory: food\npicture: /pictures/article/dog-1/1\n${fields}\n---\n${text}\n`,
  );
const goods = async () => {
  const found = await shop.db
    .select({ code: product.code })
    .from(productSale)
    .innerJoin(sale, eq(sale.id, productSale.saleId))
    .innerJoin(product, eq(product.id, productSale.productId))
    .where(eq(sale.code, 'osen-26'));
  return found.map(({ code }) => code).sort();
};
const shown = () => shop.ask('/content/action/get_by_code/osen-26/');
const at = (to: string) => {
  shop.clock.at(new Date(to));
  return settleGoods({ db: shop.db, now: () => shop.clock.now() });
};
test('a promotion of the editors has its reduced goods from its start to its end, and tells their discount; the undo takes the goods away', async () => {
  await promotion('title: Осень\nsections: [tovary_dlya_sobak]\nstarts: 2026-03-11\nends: 2026-03-13');
  await take();
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  expect(await goods()).toEqual([]);
  await at('2026-03-11T00:00:00Z');
  expect(await goods()).toEqual(['korm_les_1', 'korm_les_3']);
  expect((await shown()).value).toMatchObject({ title: 'Осень', body: '<p>До\u00a010\u00a0% на\u00a0корм.</p>' });
  await at('2026-03-13T00:00:00Z');
  expect(await goods()).toEqual([]);
  await at('2026-03-12T00:00:00Z');
  await promotion('title: Осень\ngoods: [korm_les_3]\nstarts: 2026-03-11');
  await take();
  expect(await goods()).toEqual(['korm_les_3']);
  await undo();
  expect(await goods()).toEqual(['korm_les_1', 'korm_les_3']);
});

test.each([
  ['goods: [korm_les_1]', 'promotions/osen-26.md:1: title и goods или sections нужны вместе'],
  ['title: Осень\ngoods: [net]', 'promotions/osen-26.md: goods: товара net в магазине нет'],
  ['title: Осень\ngoods: [pashtet_pole]', 'goods: у товара pashtet_pole нет скидки'],
  ['title: Осень\nsections: [net]', 'sections: раздела net в магазине нет'],
  ['title: Скидка 20 %\ngoods: [korm_les_1]', 'promotions/osen-26.md:5: процент цифрами разойдётся с ценами'],
])('a promotion of the editors is refused with %s', async (fields, message) => {
  await promotion(fields);
  await expect(take()).rejects.toThrow(message);
});

test('a promotion of the editors does not take goods from the accounting system', async () => {
  await editor.put(
    'promotions/leto.md',
    '---\ntitle: Лето\ngoods: [korm_les_1]\nlead: Скидка на всё летнее.\ncategory: food\npicture: /pictures/article/dog-1/1\n---\nУсловия.\n',
  );
  await expect(take()).rejects.toThrow('promotions/leto.md: товары этой акции ведёт учётная система');
});
