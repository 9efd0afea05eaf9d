import { suggestions } from '@zapovednik/api/catalog/wire/suggestions';
import { eq } from 'drizzle-orm';
import { product } from '../../../db/schema';
import { PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();

const typeQuery = (text: string, options = {}) =>
  shop.ask(`/catalog/product/suggest/?query=${encodeURIComponent(text)}`, options);
const suggest = async (text: string, options = {}) => suggestions.parse((await typeQuery(text, options)).value);

test('CAT-37 an unfinished text suggests products with price and stock, complete texts, sections and brands', async () => {
  const found = await suggest('кор');
  // A pâté in the section of food is also food.
  expect(found.products).toEqual([
    {
      id: 2,
      code: 'korm_les_3',
      name: 'Корм для собак «Лес» с лососем, 3 кг',
      picture: '/pictures/product/2/1',
      price: 2250,
      old_price: 2500,
      quantity: 5,
      exact: false,
    },
    expect.objectContaining({ id: 3, old_price: null }),
  ]);
  expect(found.texts[0]).toBe('корм для собак');
  expect(found.sections).toEqual([{ id: 11, name: 'Корм для собак', url: '/catalog/tovary_dlya_sobak/korm/' }]);
  expect((await suggest('пол')).brands).toEqual([{ code: 'pole', name: 'Поле', picture: '/pictures/brand/2/1' }]);
});

test('CAT-37 products that are not sold in the city come last, with no stock', async () => {
  const { products } = await suggest('лес', { location: PERM });
  expect(products.map(({ id, quantity }) => [id, quantity])).toEqual([
    [5, 8],
    [1, 3],
  ]);
  expect((await suggest('мячик', { location: PERM })).products).toMatchObject([{ id: 4, quantity: 0 }]);
});

test.each(['A-4', 'a4', 'Ф-4', '4600000000004', '46 0000 0000 004', 'myachik_pole', 'MYACHIK-POLE'])(
  'CAT-37 the article, bar code or code «%s» is that product alone',
  async (text) => {
    expect((await suggest(text)).products).toMatchObject([{ id: 4, exact: true }]);
  },
);

test('CAT-37 mistyped words and other keyboard layouts are corrected, and it is said', async () => {
  expect(await suggest('мячек')).toMatchObject({ misspell: 'мячик', products: [{ id: 4 }] });
  expect(await suggest('rjhv lkz cj')).toMatchObject({
    misspell: 'корм для со',
    texts: ['корм для собак', 'корм для собак с лососем'],
  });
});

test('CAT-37 a text that nothing answers is empty suggestions', async () => {
  const nothing = { misspell: null, texts: [], products: [], sections: [], brands: [] };
  for (const text of ['крокодил', '!!!', '🐕', '%', '<b>']) expect(await suggest(text)).toEqual(nothing);
});

test('CAT-37 hostile and huge texts are answered or refused, without an error of ours', async () => {
  const hostile = [
    "'; drop table product; --",
    '%_%',
    '(((((((((((',
    '\\',
    'к'.repeat(100),
    'ко '.repeat(33),
    '9'.repeat(100),
    '1кг '.repeat(25),
    'кормдля'.repeat(14),
    '__proto__ constructor toString',
    '\ud83d\udc15\u200d\ud83e\uddba',
    'a'.repeat(100),
  ];
  for (const text of hostile) expect((await typeQuery(text)).status).toBe(200);
  for (const text of ['', ' ', '\u0000', 'к'.repeat(101)]) expect((await typeQuery(text)).status).toBe(400);
  expect((await shop.ask('/catalog/product/suggest/')).status).toBe(400);
  expect((await shop.ask('/catalog/product/suggest/?query=a&query=b')).status).toBe(400);
  expect(await shop.db.select().from(product).where(eq(product.id, 1))).toHaveLength(1);
});
