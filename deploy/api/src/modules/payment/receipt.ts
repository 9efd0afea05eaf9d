import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { order, orderLine } from '../../db/schema';
import type { Receipt, ReceiptLine } from '../../partners/acquirers/protocol/receipt';

type Paid = Pick<typeof order.$inferSelect, 'price' | 'deliveryPrice' | 'liftPrice'>;
type Line = Pick<typeof orderLine.$inferSelect, 'name' | 'quantity' | 'price'>;

/** The receipt of an order that is paid on the site. */
export async function loadReceipt(db: Database, orderId: number): Promise<Receipt> {
  const [row] = await db.select().from(order).where(eq(order.id, orderId));
  if (!row) throw new Error('A payment without its order');
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id);
  return { phone: row.phone, email: row.email, lines: receiptLines(row, lines) };
}

/**
 * The final price of each product of an order. Discounts of promotion codes and bonuses on the whole order are divided
 * among the goods by price, to the kopeck. The sum of price times quantity of all lines is the price of the order.
 */
export function receiptLines({ price, deliveryPrice, liftPrice }: Paid, lines: readonly Line[]): ReceiptLine[] {
  const worths = lines.map((line) => line.price * line.quantity);
  const sums = spread(price - deliveryPrice - liftPrice, worths);
  const goods = lines.flatMap(({ name, quantity }, at) => pieces(name, quantity, sums[at] ?? 0));
  const services = [
    { name: 'Доставка', price: deliveryPrice },
    { name: 'Подъём на этаж', price: liftPrice },
  ];
  return [...goods, ...services.map((service) => ({ ...service, kind: 'service' as const, quantity: 1 }))].filter(
    (line) => line.quantity > 0 && line.price > 0,
  );
}

/** Divides an amount by weights. Each part is rounded so that the running total stays exact. */
function spread(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((one) => {
    weight += one;
    const part = Math.round(sum * (weight / all)) - given;
    given += part;
    return part;
  });
}

/** An amount that cannot be divided equally makes two lines, whose prices differ by a kopeck. */
function pieces(name: string, quantity: number, sum: number): ReceiptLine[] {
  const price = Math.floor(sum / quantity);
  const dearer = sum - price * quantity;
  const line = { name, kind: 'goods' as const };
  return [
    { ...line, quantity: quantity - dearer, price },
    { ...line, quantity: dearer, price: price + 1 },
  ];
}
