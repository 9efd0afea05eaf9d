import { defineRoute } from '../define';
import { link } from '../routes';
import { onPage, pageOf, wholeIn } from '.';

test.each([
  ['', 1],
  ['PAGEN_1=3', 3],
  ['PAGEN_1=0', 1],
  ['PAGEN_1=-1', 1],
  ['PAGEN_1=1.5', 1],
  ['PAGEN_1=две', 1],
  ['PAGEN_1=9999999', 1],
])('«%s» requests page %d', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test('a number that is too large is none', () => {
  expect(wholeIn(new URLSearchParams('PER_PAGE=200'), 'PER_PAGE', 200)).toBe(200);
  expect(wholeIn(new URLSearchParams('PER_PAGE=201'), 'PER_PAGE', 200)).toBeUndefined();
});

test('the URL of a page keeps what is chosen in the list; the first page has no number', () => {
  const list = defineRoute('articles', '/articles', 'mf-content', 'default', 'ROU-60');
  expect(link(list, {}, { topic: 'cats', ...onPage(2) })).toBe('/articles/?topic=cats&PAGEN_1=2');
  expect(link(list, {}, { topic: 'cats', ...onPage(1) })).toBe('/articles/?topic=cats');
  expect(link(list, {}, onPage(1))).toBe('/articles/');
});
