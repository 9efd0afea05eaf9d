import fc from 'fast-check';
import { utf8 } from './utf8';

test('pieces become the bytes of their page, and a later page does not overwrite them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      const bytes = utf8(pieces);
      utf8(['другая страница']);
      expect(Buffer.from(bytes).equals(Buffer.from(pieces.join('')))).toBe(true);
    }),
  );
});
