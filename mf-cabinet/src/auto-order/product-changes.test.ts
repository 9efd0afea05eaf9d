import { autoOrderProduct } from '../testing/auto-order';
import { changesInShort, productChanges } from './product-changes';

test('CAB-23 a product that was cheaper with a promotion code did not become dearer', () => {
  const product = autoOrderProduct({ price: 100, priceBefore: 100, paidBefore: 90 });
  expect(productChanges(product).map((text) => text.replace(/\s/g, ' '))).toEqual(['В прошлый раз с промокодом: 90 ₽']);
  expect(changesInShort([product])).toBeNull();
});

test.each([
  [{ price: 120, priceBefore: 100 }, 'Подорожал: было 100 ₽', 'Часть товаров подорожала'],
  [{ price: 90, priceBefore: 100 }, 'Подешевел: было 100 ₽', null],
  [{ available: 0 }, 'Нет в наличии: в заказ не войдёт', 'Часть товаров сейчас не купить'],
])('CAB-23 a product that has changed says how: %j', (changes, said, inShort) => {
  const product = autoOrderProduct({ price: 100, priceBefore: 100, ...changes });
  expect(productChanges(product).map((text) => text.replace(/\s/g, ' '))).toEqual([said]);
  expect(changesInShort([product])).toBe(inShort);
});
