import { fixtures } from '@zapovednik/testing';
import { toBasket } from '../models/basket';
import { basketSchema } from '../wire/basket';
import * as calls from './basket';

const { addToBasket, changeQuantity } = calls;

const answer = () => fixtures.basket([fixtures.basketLine()]);

test('CRT-23 every answer is the whole basket and its total; without either it breaks the contract', () => {
  const basketCalls = Object.values(calls).flatMap((one) => ('path' in one ? [one] : []));
  expect(basketCalls.map(({ path }) => path.split('/')[3])).toEqual(
    expect.arrayContaining(['get', 'add', 'change_quantity', 'delete', 'promocode', 'clear_promocode', 'clear']),
  );
  for (const call of basketCalls) {
    expect([call.id, call.answer.parse(answer())]).toEqual([call.id, answer()]);
    for (const part of ['basket', 'total']) {
      expect([call.id, call.answer.safeParse({ ...answer(), [part]: undefined }).success]).toEqual([call.id, false]);
    }
  }
});

test('CRT-08 the product of a line has the properties of a card that the cart shows', () => {
  const [line] = basketSchema.parse(answer()).basket;
  expect(Object.keys(line?.ITEM ?? {}).sort()).toEqual([
    'bonus_in',
    'city_quantity',
    'code',
    'id',
    'kilbil_type_sale',
    'name',
    'pictures',
    'price',
    'properties',
    'quantity',
  ]);
  expect(Object.keys(line?.ITEM.properties ?? {}).sort()).toEqual(['more_photo', 'new', 'prescription_drug', 'ucenka']);
});

test('CRT-09 a line has the fields of the cart page', () => {
  const wire = fixtures.basketLine({ STEP: 6, SORT: 40, SHORTAGE: 'Нет в наличии', AVAILABLE_QUANTITY: 0 });
  const [line] = toBasket(fixtures.basket([wire])).lines;
  expect(line).toMatchObject({ id: 51, productId: 1234, quantity: 2, name: wire.NAME, price: 1200, step: 6, sort: 40 });
  expect(line).toMatchObject({ available: 0, shortage: 'Нет в наличии' });
});

test('CRT-15 PRD-09 a product is bought by the piece or by the pack, and in no other way', () => {
  for (const { query } of [addToBasket, changeQuantity]) {
    expect(query.parse({ pack: 'PACK' })).toMatchObject({ pack: 'PACK' });
    expect(query.safeParse({ pack: 'pack' }).success).toBe(false);
  }
});
