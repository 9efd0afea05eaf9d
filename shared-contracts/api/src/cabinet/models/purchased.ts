import { type ListItem, toListItem } from '../../catalog/models/product';
import type { PurchasedPageAnswer } from '../wire/purchased';

/** A product that the customer bought. */
interface PurchasedProduct {
  readonly product: ListItem;
  /** The day of the last purchase. */
  readonly boughtOn: string;
}

export interface PurchasedPage extends Omit<PurchasedPageAnswer, 'products'> {
  readonly products: readonly PurchasedProduct[];
}

export const toPurchasedPage = ({ products, ...page }: PurchasedPageAnswer): PurchasedPage => ({
  ...page,
  products: products.map(({ DATE_INSERT, ...product }) => ({ product: toListItem(product), boughtOn: DATE_INSERT })),
});
