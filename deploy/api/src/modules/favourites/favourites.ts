import { and, desc, eq } from 'drizzle-orm';
import { favourite, product } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { notFound } from '../../http/shop-error';
import { listItems } from '../catalogue/api';

/** Ids of the customer's favourites, latest first. */
async function favouriteIds({ db, customerId }: CustomerContext): Promise<number[]> {
  const rows = await db
    .select({ id: favourite.productId })
    .from(favourite)
    .where(eq(favourite.customerId, customerId))
    .orderBy(desc(favourite.addedAt), desc(favourite.productId));
  return rows.map(({ id }) => id);
}

export async function favourites(context: CustomerContext) {
  const products = await listItems(context, await favouriteIds(context));
  return products.map((item) => ({ UF_PRODUCT: item.id, product: item }));
}

/** Adding an existing favourite changes nothing. */
export async function addFavourite(productId: number, context: CustomerContext): Promise<number[]> {
  const { db, customerId } = context;
  const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, productId));
  if (!known) throw notFound('Товар не найден');
  await db.insert(favourite).values({ customerId, productId }).onConflictDoNothing();
  return favouriteIds(context);
}

export async function deleteFavourite(productId: number, context: CustomerContext): Promise<number[]> {
  const { db, customerId } = context;
  await db.delete(favourite).where(and(eq(favourite.customerId, customerId), eq(favourite.productId, productId)));
  return favouriteIds(context);
}
