import { autoOrderProduct } from '../testing/auto-order';
import { changesInShort, productChanges } from './product-changes';

test('CAB-23 a product that was cheaper with a promotion code did not become dearer', () => {
  const product = autoOrderProduct({ price: 100, priceBefore: 100, paidBefore: 90 });
  expect(productChanges(product).map((text) => text.replace(/\s/g, ' '))).toEqual(['В прошлый раз с промокодом: 90 ₽']);
  expect(changesInShort([product])).toBeNull();
});
