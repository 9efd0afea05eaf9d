import zlib from 'node:zlib';
import fc from 'fast-check';
import { documentParts, gzippedWithNonce, withNonce } from './document-parts';

const page = '<html><script nonce="MARK"></script><p>Корм для кошек</p><script nonce="MARK">1</script></html>';

const partsOf = (html: string, level = 9) => documentParts(200, Buffer.from(html), 'MARK', level);
const whole = (pieces: readonly Buffer[]) => Buffer.concat(pieces);

test('every response has its own nonce', async () => {
  const parts = await partsOf(page);
  expect(whole(withNonce(parts, 'one')).toString()).toBe(page.replaceAll('MARK', 'one'));
  expect(whole(withNonce(parts, 'two')).toString()).toBe(page.replaceAll('MARK', 'two'));
});

test('the gzipped page unpacks to the plain one, whatever its content', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1 }),
      fc.stringMatching(/^[\w+/=]{1,24}$/),
      async (pieces, nonce) => {
        const parts = await partsOf(pieces.map((piece) => piece.replaceAll('MARK', '')).join('MARK'), 6);
        expect(zlib.gunzipSync(whole(gzippedWithNonce(parts, nonce)))).toEqual(whole(withNonce(parts, nonce)));
      },
    ),
  );
});

test('a long page is smaller gzipped than plain', async () => {
  const parts = await partsOf(`${'<li>Корм для собак</li>'.repeat(500)}MARK`);
  expect(whole(gzippedWithNonce(parts, 'nonce')).length).toBeLessThan(whole(withNonce(parts, 'nonce')).length / 20);
});
