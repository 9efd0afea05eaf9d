import { addDays } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import type { PricedLine } from '../../basket/api';
import { payBy, reserve, writeOrder } from '../../order/api';

import type { OrderRow } from '../../order-states/api';
import { asChanged } from './as-changed';
import {
  type AutoOrderRow,
  type AutoOrderShop,
  conditionsOf,
  hoursOf,
  inStock,
  SOLD_OUT,
  sumsOf,
  wantedLines,
} from './next-order';

export type Child =
  /** `short`: names of goods with too little or no stock. */
  | { readonly order: OrderRow; readonly short: readonly string[]; readonly impossible?: undefined }
  | { readonly impossible: string };

/**
 * Makes the next order of an auto-order from the parent order and its later changes, with today's prices and stock.
 * Otherwise returns the reason why it cannot be made. `shop.db` is a transaction.
 */
export async function makeChild(auto: AutoOrderRow, repeated: OrderRow, shop: AutoOrderShop): Promise<Child> {
  const parent = asChanged(repeated, auto);
  const { db: tx } = shop;
  const now = shop.now();
  const conditions = await conditionsOf(parent, shop);
  if (conditions.impossible !== undefined) return conditions;
  const { offer, payment } = conditions;
  const { lines, short } = await takeGoods(tx, parent, auto);
  if (lines.length === 0) return { impossible: SOLD_OUT };

  const due = auto.nextDate;
  const first = addDays(offer.today, offer.daysFrom);
  const sums = sumsOf(conditions, parent, lines);
  const order = await writeOrder(
    tx,
    {
      ...sameAs(parent),
      source: 'auto_order',
      autoOrderDate: due,
      payBy: payBy(payment, now),
      paySystemId: payment.id,
      paymentName: payment.name,
      deliveryName: offer.name,
      deliveryDate: later(due, first),
      deliveryInterval: hoursOf(offer, parent),
      deliveryPrice: sums.delivery,
      liftPrice: sums.lift,
      bonusOut: 0,
      basketPrice: sums.goods,
      price: sums.total,
      createdAt: now,
    },
    lines,
    { events: shop.events, now, visitor: null },
  );
  return { order, short };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The fields that a child copies: customer, address, recipient. It has no session. */
const sameAs = (parent: OrderRow) => ({
  sessionKey: '',
  parentOrderId: parent.id,
  customerId: parent.customerId,
  locationId: parent.locationId,
  deliveryServiceId: parent.deliveryServiceId,
  deliveryType: parent.deliveryType,
  pickupPointId: parent.pickupPointId,
  stockPointId: parent.stockPointId,
  address: parent.address,
  deliveryAddress: parent.deliveryAddress,
  contactName: parent.contactName,
  phone: parent.phone,
  email: parent.email,
  description: parent.description,
  acceptEmail: parent.acceptEmail,
  acceptNotCall: parent.acceptNotCall,
});

/** Reserves the goods of an auto-order, up to their stock. */
async function takeGoods(tx: Database, parent: OrderRow, auto: AutoOrderRow) {
  const where = { locationId: parent.locationId, shopId: null };
  const all = await wantedLines(tx, parent, auto);
  const short = new Map<number, string>();
  const reduce = (lines: PricedLine[]) => {
    for (const { product, quantity, available } of lines) if (quantity > available) short.set(product.id, product.name);
    return inStock(lines);
  };
  let lines = reduce(all);
  // Goods sold since the first check. Now the other rows are locked, so this check is exact.
  const missing = new Map((await reserve(tx, lines, where)).map((line) => [line.product.id, line.available]));
  if (missing.size > 0) {
    lines = reduce(lines.map((line) => ({ ...line, available: missing.get(line.product.id) ?? line.available })));
    await reserve(tx, lines, where);
  }
  return { lines, short: [...short.values()] };
}
