import { inArray } from 'drizzle-orm';
import { product } from '../../db/schema';
import type { Context } from '../../http/context';
import { type LoadedBasket, loadBasket, totalsOf } from '../basket/api';

/** The goods to deliver. */
export interface Goods {
  lines: { productId: number; quantity: number }[];
  /** The price to pay for them, in kopecks. */
  price: number;
  /** Grams. */
  weight: number;
  /** A prescription medicine is among them: the law allows no delivery to a door. */
  isPickupOnly: boolean;
}

/** The goods of a basket. */
export function goodsOf(basket: LoadedBasket): Goods {
  const { price, weight } = totalsOf(basket);
  return {
    lines: basket.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    ...{ price, weight },
    isPickupOnly: basket.lines.some(({ product }) => product.isPrescription),
  };
}

/** The visitor's basket of this city, including goods that are out of stock. */
export const basketGoods = async (context: Context): Promise<Goods> =>
  goodsOf(await loadBasket(context, { locationId: context.locationId, shopId: null }));

/** These products with the quantity in the basket, otherwise one piece each. Unknown products are left out. */
export async function goodsOfProducts(ids: number[], context: Context): Promise<Goods> {
  const basket = await basketGoods(context);
  const quantities = new Map(basket.lines.map(({ productId, quantity }) => [productId, quantity]));
  const rows = await context.db
    .select({
      id: product.id,
      price: product.discountPrice,
      weight: product.weight,
      isPrescription: product.isPrescription,
    })
    .from(product)
    .where(inArray(product.id, ids));
  const lines = rows.map((row) => ({ ...row, productId: row.id, quantity: quantities.get(row.id) ?? 1 }));
  return {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    price: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    weight: lines.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
    isPickupOnly: lines.some(({ isPrescription }) => isPrescription),
  };
}
