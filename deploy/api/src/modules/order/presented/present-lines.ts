import type { BasketTotal } from '@zapovednik/api/checkout/wire/basket';
import type { CheckoutItem } from '@zapovednik/api/checkout/wire/order';
import { roubles } from '../../../base/money';
import { pictureOf } from '../../../http/pictures/picture-of';
import type { LoadedOrder } from './load-orders';

type Lines = Pick<LoadedOrder, 'row' | 'lines'>;

/** The lines of an order: prices from the time of the order, current stock (ORD-21). */
export function presentLines({ row, lines }: Lines): CheckoutItem[] {
  return lines.map((line) => {
    const off = line.basePrice - line.price;
    return {
      id: line.id,
      product_id: line.productId,
      quantity: line.quantity,
      weight: line.weight * line.quantity,
      base_price: roubles(line.basePrice),
      name: line.name,
      discount_price: roubles(line.price),
      old_price: roubles(line.basePrice),
      order_id: row.id,
      picture: pictureOf('product', line.productId),
      discount: roubles(off),
      discount_value: Math.round((off * 100) / line.basePrice),
      detail_page_url: `/product/${line.code}/`,
      available_quantity: line.available,
      bonus_in: line.bonusIn * line.quantity,
    };
  });
}

/** The totals of an order's goods, with the discount of a promotion code on the whole. */
export function presentTotals({ row, lines }: Lines): BasketTotal {
  const sum = (of: (line: Lines['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line) * line.quantity, 0);
  const basePrice = sum((line) => line.basePrice);
  return {
    QUANTITY: sum(() => 1),
    COUNT: lines.length,
    BASE_PRICE: roubles(basePrice),
    DISCOUNT: roubles(basePrice - row.basketPrice),
    PRICE: roubles(row.basketPrice),
    WEIGHT: sum((line) => line.weight),
    BONUS_IN: row.bonusIn,
    PROMOCODE: row.couponCode,
  };
}
