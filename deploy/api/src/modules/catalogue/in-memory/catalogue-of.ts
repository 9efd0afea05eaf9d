import { defineState, type ShopMemory } from '../../../http/shop-state';
import { Catalogue } from './catalogue';

/** The catalogue in the memory of one back end. */
export const catalogueState = defineState(
  'catalogue',
  ({ jobs, now, log }) => Catalogue.load(jobs, now, log),
  (catalogue) => catalogue.close(),
);

/** The catalogue of the shop that answers a call. */
export const catalogueOf = (shop: { readonly memory: ShopMemory }): Catalogue => catalogueState.of(shop);
