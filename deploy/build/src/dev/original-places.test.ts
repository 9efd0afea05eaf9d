import { withOriginalPlaces } from './original-places';

/** Line 3 of the built file is line 12 of the source. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mf-content/./src/card.tsx'],
  names: [],
  mappings: ';;AAWA',
});
const readMap = (file: string) => (file === 'page-about.js.map' ? map : null);

test('a place in a built file becomes the file and line of the source', () => {
  const stack = 'Error: Сломано\n    at Card (http://shop.localhost:3000/assets/mf-content/dev-2/page-about.js:3:9)';
  expect(withOriginalPlaces(stack, readMap)).toBe('Error: Сломано\n    at Card (src/card.tsx:12:9)');
});

test('a file without a map, and a line without a source, stay as they are', () => {
  const stack = 'Error\n at a (http://a/entry.js:1:1)\n at b (http://a/page-about.js:0:0)\n at ../../etc/passwd:1:1';
  expect(withOriginalPlaces(stack, readMap)).toBe(stack);
});
