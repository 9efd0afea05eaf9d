import { isYes } from '@zapovednik/rules/format';
import { type ListItem, toListItem } from '../../catalog/models/product';
import type { AwaitedPageAnswer, AwaitedProductAnswer } from '../wire/awaited';

/** A product that the customer subscribed to. */
export interface AwaitedProduct {
  /** With the price and stock of this city. */
  readonly product: ListItem;
  /** The address that gets the email. */
  readonly email: string;
  /** The day of the subscription. */
  readonly since: string;
  /** True: the subscription is for this city; false: for `city`. */
  readonly isHere: boolean;
  /** The city of the subscription, with its preposition: «в Перми». */
  readonly city: string;
}

export interface AwaitedPage {
  readonly items: readonly AwaitedProduct[];
  readonly count: number;
  readonly pageCount: number;
}

const toAwaitedProduct = (awaited: AwaitedProductAnswer): AwaitedProduct => ({
  product: toListItem(awaited.PRODUCT),
  email: awaited.EMAIL,
  since: awaited.SINCE,
  isHere: isYes(awaited.IS_HERE),
  city: awaited.CITY,
});

export const toAwaitedPage = (page: AwaitedPageAnswer): AwaitedPage => ({
  items: page.ITEMS.map(toAwaitedProduct),
  count: page.COUNT,
  pageCount: page.PAGE_COUNT,
});
