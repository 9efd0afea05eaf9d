import fc from 'fast-check';
import { receiptLines } from './receipt';

const food = { name: 'Корм', quantity: 2, price: 90_000 };
const ball = { name: 'Мячик', quantity: 1, price: 35_000 };

test('a receipt has the goods at their prices, delivery and lift as services', () => {
  const order = { price: 250_000, deliveryPrice: 15_000, liftPrice: 20_000 };
  expect(receiptLines(order, [food, ball])).toEqual([
    { name: 'Корм', kind: 'goods', quantity: 2, price: 90_000 },
    { name: 'Мячик', kind: 'goods', quantity: 1, price: 35_000 },
    { name: 'Доставка', kind: 'service', quantity: 1, price: 15_000 },
    { name: 'Подъём на этаж', kind: 'service', quantity: 1, price: 20_000 },
  ]);
});

test('a discount on the whole is divided by price, the last kopeck on a separate line', () => {
  const order = { price: 215_000 - 30_001, deliveryPrice: 0, liftPrice: 0 };
  expect(receiptLines(order, [food, ball])).toEqual([
    { name: 'Корм', kind: 'goods', quantity: 1, price: 77_441 },
    { name: 'Корм', kind: 'goods', quantity: 1, price: 77_442 },
    { name: 'Мячик', kind: 'goods', quantity: 1, price: 30_116 },
  ]);
});

test('for any goods and discounts, the lines add up to the paid amount and no piece is lost or more expensive', () => {
  const lines = fc.array(
    fc.record({
      name: fc.constant('Товар'),
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.integer({ min: 100, max: 10_000_000 }),
    }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(lines, fc.double({ min: 0.1, max: 1, noNaN: true }), fc.nat(99_900), (bought, share, deliveryPrice) => {
      const worth = bought.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const goods = Math.round(worth * share);
      const paid = receiptLines({ price: goods + deliveryPrice, deliveryPrice, liftPrice: 0 }, bought);
      expect(paid.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBe(goods + deliveryPrice);
      const pieces = (all: readonly { quantity: number }[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces(paid.filter(({ kind }) => kind === 'goods'))).toBe(pieces(bought));
      const dearest = Math.max(...bought.map(({ price }) => price));
      for (const { kind, price } of paid) expect(kind === 'service' || price <= dearest).toBe(true);
    }),
  );
});
