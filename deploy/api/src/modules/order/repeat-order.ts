import type {
  previewRepeat as previewCall,
  repeatOrder as repeatCall,
} from '@zapovednik/api/cabinet/calls/repeat-order';
import type { Output } from '@zapovednik/api/call';
import { asc, eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { orderLine } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { pictureOf } from '../../http/pictures/picture-of';
import { ShopError } from '../../http/shop-error';
import { FOR_STAFF, priceLines, raiseLines, shortageOf } from '../basket/api';
import { findOwnOrder } from '../order-access/api';
import { findCoupon, priceBeforeCode } from '../promo-codes/api';

/**
 * A line of an order, and the quantity that can be ordered in the shopper's current city. Money is in kopecks for one
 * piece.
 */
interface RepeatableLine {
  readonly productId: number;
  readonly name: string;
  readonly asked: number;
  readonly pieces: number;
  /** What was paid, and the price before a promotion code. */
  readonly priceThen: number;
  readonly listedThen: number;
  /** Null: it is no longer sold. */
  readonly priceNow: number | null;
  /** The reason why there are fewer pieces than in the order; null: there are enough. */
  readonly shortage: string | null;
}

async function repeatableLines(id: number, context: SessionContext): Promise<RepeatableLine[]> {
  const { db } = context;
  const row = await findOwnOrder(id, context);
  const percent = row.couponCode === null ? null : ((await findCoupon(db, row.couponCode))?.percent ?? null);
  const ordered = await db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id));
  const priced = new Map(
    (await priceLines(db, ordered, context, context.session.customerId)).map((line) => [line.product.id, line]),
  );
  return ordered.map(({ productId, name, quantity, price }) => {
    const there = priced.get(productId);
    return {
      productId,
      name: there?.product.name ?? name,
      asked: quantity,
      pieces: Math.min(quantity, there?.available ?? 0),
      priceThen: price,
      listedThen: priceBeforeCode(price, percent, there?.price ?? null),
      priceNow: there?.price ?? null,
      shortage: there ? shortageOf(there) : 'Нет в наличии',
    };
  });
}

/** The goods that {@link repeatOrder} would put into the basket now. */
export async function previewRepeat(id: number, context: SessionContext): Promise<Output<typeof previewCall>> {
  const lines = await repeatableLines(id, context);
  const sum = (of: (line: RepeatableLine) => number) => roubles(lines.reduce((total, line) => total + of(line), 0));
  return {
    LINES: lines.map(({ productId, name, asked, pieces, priceThen, listedThen, priceNow, shortage }) => ({
      PRODUCT_ID: productId,
      NAME: name,
      PICTURE: pictureOf('product', productId),
      ASKED: asked,
      AVAILABLE: pieces,
      PRICE_THEN: roubles(priceThen),
      ...(listedThen !== priceThen && { LISTED_THEN: roubles(listedThen) }),
      PRICE_NOW: priceNow === null ? null : roubles(priceNow),
      MESSAGE: shortage,
    })),
    TOTAL_THEN: sum(({ priceThen, asked }) => priceThen * asked),
    TOTAL_NOW: sum(({ priceNow, pieces }) => (priceNow ?? 0) * pieces),
  };
}

/**
 * Adds the goods of an order to the basket of the shopper's current city, up to their stock. Pieces that are already in
 * the basket count, so repeating twice adds nothing (API-96).
 */
export async function repeatOrder(id: number, context: SessionContext): Promise<Output<typeof repeatCall>> {
  const lines = await repeatableLines(id, context);
  const found = lines.filter(({ pieces }) => pieces > 0);
  if (found.length === 0) {
    const forbidden = lines.every(({ shortage }) => shortage === FOR_STAFF);
    throw new ShopError(409, 'nothing_left', forbidden ? FOR_STAFF : 'Товаров из этого заказа сейчас нет в наличии');
  }
  return {
    ...(await raiseLines(found, context)),
    MISSING: lines
      .filter(({ asked, pieces }) => pieces < asked)
      .map(({ productId, name, asked, pieces, shortage }) => ({
        PRODUCT_ID: productId,
        NAME: name,
        ASKED: asked,
        ADDED: pieces,
        MESSAGE: shortage ?? 'Нет в наличии',
      })),
  };
}
