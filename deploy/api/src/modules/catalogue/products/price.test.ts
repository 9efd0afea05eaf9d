import { presentPrice } from './price';

const price = (discountPrice: number, content: number | null, priceUnit: 'кг' | 'л' | '100 мл' | 'шт' | null) =>
  presentPrice({ basePrice: discountPrice, discountPrice, packQuantity: null, content, priceUnit }).per_unit;

test.each([
  ['3 kg for 1 200 ₽', price(120_000, 3000, 'кг'), { price: 400, unit: 'кг' }],
  ['85 g for 59 ₽', price(5900, 85, 'кг'), { price: 694, unit: 'кг' }],
  ['3.8 l for 500 ₽', price(50_000, 3800, 'л'), { price: 132, unit: 'л' }],
  ['250 ml for 340 ₽', price(34_000, 250, '100 мл'), { price: 136, unit: '100 мл' }],
  ['60 pieces for 199.90 ₽', price(19_990, 60, 'шт'), { price: 3.33, unit: 'шт' }],
])('the price of a unit: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('a package of one unit, and goods without a measure, have no other price', () => {
  expect(price(40_000, 1000, 'кг')).toBeNull();
  expect(price(40_000, null, null)).toBeNull();
});
