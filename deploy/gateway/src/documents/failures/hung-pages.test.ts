import { HungPages, type PageKey } from './hung-pages';

const page = (route: string, path: string, setId = 'one'): PageKey => ({ setId, route, path });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page that hangs loses the area, other pages of its route keep it, and it is tried again after a pause', () => {
  const hung = new HungPages();
  hung.add(page('product', '/product/a/'), 'mf-catalog');
  expect(hung.areasOf(page('product', '/product/a/'))).toEqual(['mf-catalog']);
  expect(hung.areasOf(page('product', '/product/b/'))).toEqual([]);
  expect(hung.areasOf(page('product', '/product/a/', 'another set'))).toEqual([]);
  jest.advanceTimersByTime(30_000);
  expect(hung.areasOf(page('product', '/product/a/'))).toEqual([]);
});

test('several hung pages of one route remove the area from that route, several routes from the whole set', () => {
  const hung = new HungPages();
  for (const code of ['a', 'a', 'b']) hung.add(page('product', `/product/${code}/`), 'mf-catalog');
  expect(hung.areasOf(page('product', '/product/d/'))).toEqual([]);
  hung.add(page('product', '/product/c/'), 'mf-catalog');
  expect(hung.areasOf(page('product', '/product/d/'))).toEqual(['mf-catalog']);
  expect(hung.areasOf(page('home', '/'))).toEqual([]);
  hung.add(page('brands', '/brands/'), 'mf-catalog');
  hung.add(page('section', '/catalog/dogs/'), 'mf-catalog');
  expect(hung.areasOf(page('home', '/'))).toEqual(['mf-catalog']);
  hung.drop('one');
  expect(hung.areasOf(page('product', '/product/a/'))).toEqual([]);
});
