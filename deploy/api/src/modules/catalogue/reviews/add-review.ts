import type { addReview } from '@zapovednik/api/catalog/calls/review-writes';
import type { ReviewAnswer } from '@zapovednik/api/catalog/wire/review';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { plainText } from '../../../base/text/plain-text';
import { customer, product, review } from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound, ShopError, unauthorized } from '../../../http/shop-error';
import { hasReceived, sizesOf } from '../purchases/bought';
import { attachPictures, ownPictures, pictureAddress } from './pictures';
import { kindNames, petOfReview } from './reviewed-pets';
import { presentReview } from './reviews';

/** More than a person writes about one delivery. */
const REVIEWS_BY_CUSTOMER: Limit = { name: 'reviews by customer', most: 20, seconds: 24 * 3600 };

/**
 * Whether this visitor may review a product, and the reason why not (PRD-56). When it is not allowed and has no reason,
 * the product is already reviewed.
 */
export async function reviewPermission(productId: number, context: Context) {
  const customerId = context.session?.customerId ?? null;
  if (customerId === null) {
    return { can_review: false, errors: { user_not_authorized: true, buy_product_error: false } };
  }
  const received = await hasReceived(context.db, customerId, productId);
  const can = received && !(await hasReviewed(context, customerId, productId));
  return { can_review: can, errors: { user_not_authorized: false, buy_product_error: !received } };
}

/**
 * Stores a customer's review of a product that they received (API-26). It is visible at once, and a moderator may hide it.
 *
 * @throws ShopError 403, 404, 409, 429 after many in a day
 */
export async function writeReview(
  given: z.output<typeof addReview.body>,
  context: CustomerContext,
): Promise<ReviewAnswer> {
  const { db, customerId, now } = context;
  const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, given.product));
  if (!known) throw notFound('Товар не найден');
  if (!(await hasReceived(db, customerId, given.product))) {
    throw new ShopError(
      403,
      'buy_product_error',
      'Отзыв можно оставить только о купленном товаре, когда вы его получите',
    );
  }
  // A second concurrent review of this customer waits here for the first one.
  const [author] = await db.select().from(customer).where(eq(customer.id, customerId)).for('no key update');
  if (!author) throw unauthorized();
  if (await hasReviewed(context, customerId, given.product)) {
    throw new ShopError(409, 'already_reviewed', 'Вы уже оставили отзыв об этом товаре');
  }
  const text = plainText(given.text);
  if (text === '')
    throw new ShopError(400, 'validation', 'Напишите хотя бы пару слов', { text: 'Напишите хотя бы пару слов' });
  const pictures = await ownPictures(given.pictures, context);
  const [row] = await db
    .insert(review)
    .values({
      productId: given.product,
      customerId,
      name: author.firstName || 'Покупатель',
      lastName: author.lastName,
      score: given.score,
      text,
      plus: plainText(given.plus),
      minus: plainText(given.minus),
      ...(await petOfReview(given.pet || undefined, context)),
      pictures: pictures.map(pictureAddress),
    })
    .returning();
  if (!row) throw new Error('The review was not stored');
  await attachPictures(pictures, row.id, context);
  await countAttempt(db, REVIEWS_BY_CUSTOMER, String(customerId), now());
  return presentReview(row, await kindNames(context));
}

async function hasReviewed({ db }: Pick<Context, 'db'>, customerId: number, productId: number): Promise<boolean> {
  const byCustomer = and(eq(review.customerId, customerId), sql`${review.productId} in ${sizesOf(productId)}`);
  return (await db.$count(review, byCustomer)) > 0;
}
