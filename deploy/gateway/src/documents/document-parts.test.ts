import zlib from 'node:zlib';
import fc from 'fast-check';
import { documentParts, gzippedWithNonce, withNonce } from './document-parts';

const page = '<html><script nonce="MARK"></script><p>Корм для кошек</p><script nonce="MARK">1</script></html>';

test('every response carries a nonce of its own', () => {
  const parts = documentParts(200, page, 'MARK', 9);
  expect(withNonce(parts, 'one').toString()).toBe(page.replaceAll('MARK', 'one'));
  expect(withNonce(parts, 'two').toString()).toBe(page.replaceAll('MARK', 'two'));
});

test('the gzipped page unpacks to the plain one, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1 }),
      fc.stringMatching(/^[\w+/=]{1,24}$/),
      (pieces, nonce) => {
        const parts = documentParts(200, pieces.map((piece) => piece.replaceAll('MARK', '')).join('MARK'), 'MARK', 6);
        expect(zlib.gunzipSync(gzippedWithNonce(parts, nonce))).toEqual(withNonce(parts, nonce));
      },
    ),
  );
});

test('a long page is smaller gzipped than plain', () => {
  const parts = documentParts(200, `${'<li>Корм для собак</li>'.repeat(500)}MARK`, 'MARK', 9);
  expect(gzippedWithNonce(parts, 'nonce').length).toBeLessThan(withNonce(parts, 'nonce').length / 20);
});
