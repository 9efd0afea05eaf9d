import { atOnce } from '../../../base/pieces';
import { type Coded, ProductCodes } from './product-codes';

/** Both have the hash of the other: found by trying. */
const SAME_HASH = ['rex955559', 'rex1146576'] as const;

const products: Coded[] = [];
const at = (position: number) => products[position];
const withArticle = (article: string): Coded => ({ article, barCode: '', code: `code of ${article}` });

function codesOf(...articles: readonly string[]): ProductCodes {
  const codes = new ProductCodes();
  products.splice(0, products.length, ...articles.map(withArticle));
  for (const [position, product] of products.entries()) codes.add(position, product);
  return codes;
}

test('API-10 two codes with the same hash are found, each with its product, also when one is removed', () => {
  const codes = codesOf(...SAME_HASH);
  expect(SAME_HASH.map((code) => codes.find(code, at))).toEqual([0, 1]);
  codes.remove(1, withArticle(SAME_HASH[1]));
  expect(SAME_HASH.map((code) => codes.find(code, at))).toEqual([0, undefined]);
  codes.remove(0, withArticle(SAME_HASH[0]));
  expect(SAME_HASH.map((code) => codes.find(code, at))).toEqual([undefined, undefined]);
});

test('of products with the same code the last one is found, and the other one when it is gone', () => {
  const codes = codesOf('A-1', 'a 1');
  expect(codes.find('A-1', at)).toBe(1);
  codes.remove(1, withArticle('a 1'));
  expect(codes.find('A-1', at)).toBe(0);
});

test('a copy does not change with its original', () => {
  const codes = codesOf('A-1', 'A-1', 'A-2');
  const copy = atOnce(codes.copy());
  for (const [position, product] of products.entries()) codes.remove(position, product);
  expect(['A-1', 'A-2'].map((code) => copy.find(code, at))).toEqual([1, 2]);
});

test('an empty text and a single letter are no codes', () => {
  const codes = codesOf('', 'A', '-');
  expect(['', '-', 'A'].map((text) => codes.find(text, at))).toEqual([undefined, undefined, undefined]);
});
