import type { AutoOrderProduct } from '@zapovednik/api/cabinet/models/own-auto-order';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';

/** What has changed about a product since the last order: dearer, cheaper, sold out or too few. Empty: nothing. */
export function productChanges({ price, priceBefore, available, quantity }: AutoOrderProduct): string[] {
  const said: string[] = [];
  if (available <= 0) said.push('Нет в наличии: в заказ не войдёт');
  else if (available < quantity) said.push(`В наличии только ${formatQuantity(available)}`);
  if (priceBefore !== null && price > priceBefore) said.push(`Подорожал: было ${formatPrice(priceBefore)}`);
  if (priceBefore !== null && price < priceBefore) said.push(`Подешевел: было ${formatPrice(priceBefore)}`);
  return said;
}

/** What the next order will be without: one sentence about all goods. Null: nothing has changed for the worse. */
export function changesInShort(goods: readonly AutoOrderProduct[]): string | null {
  const dearer = goods.some(({ price, priceBefore }) => priceBefore !== null && price > priceBefore);
  const short = goods.some(({ available, quantity }) => available < quantity);
  if (dearer && short) return 'Часть товаров подорожала, а часть сейчас не купить';
  if (short) return 'Часть товаров сейчас не купить';
  return dearer ? 'Часть товаров подорожала' : null;
}
