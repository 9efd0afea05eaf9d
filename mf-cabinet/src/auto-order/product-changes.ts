import type { AutoOrderProduct } from '@zapovednik/api/cabinet/models/own-auto-order';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';

/**
 * The changes of a product since the last order: the price is higher or lower, it is sold out, or there are too few. What a promotion
 * code made cheaper then is no change of the price. Empty: none.
 */
export function productChanges({ price, priceBefore, paidBefore, available, quantity }: AutoOrderProduct): string[] {
  const said: string[] = [];
  if (available <= 0) said.push('Нет в наличии: в заказ не войдёт');
  else if (available < quantity) said.push(`В наличии только ${formatQuantity(available)}`);
  if (priceBefore !== null && price > priceBefore) said.push(`Подорожал: было ${formatPrice(priceBefore)}`);
  if (priceBefore !== null && price < priceBefore) said.push(`Подешевел: было ${formatPrice(priceBefore)}`);
  if (paidBefore !== undefined) said.push(`В прошлый раз с промокодом: ${formatPrice(paidBefore)}`);
  return said;
}

/** The goods that the next order will not contain, as one sentence. Null: all goods are available. */
export function changesInShort(goods: readonly AutoOrderProduct[]): string | null {
  const dearer = goods.some(({ price, priceBefore }) => priceBefore !== null && price > priceBefore);
  const short = goods.some(({ available, quantity }) => available < quantity);
  if (dearer && short) return 'Часть товаров подорожала, а часть сейчас не купить';
  if (short) return 'Часть товаров сейчас не купить';
  return dearer ? 'Часть товаров подорожала' : null;
}
