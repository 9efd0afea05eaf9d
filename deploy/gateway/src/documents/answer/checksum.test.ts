import zlib from 'node:zlib';
import fc from 'fast-check';
import { checksumOf, combineChecksums } from './checksum';

test('the checksum of pieces equals the checksum of the whole, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 2_000 }), { minLength: 1, maxLength: 20 }), (arrays) => {
      const pieces = arrays.map((bytes) => Buffer.from(bytes));
      const whole = Buffer.concat(pieces);
      expect(combineChecksums(pieces.map(checksumOf))).toBe(whole.length > 0 ? zlib.crc32(whole) : 0);
    }),
  );
});

test('pieces of several megabytes have the right checksum too', () => {
  const pieces = [Buffer.alloc(3_000_001, 'Корм'), Buffer.from('nonce'), Buffer.alloc(70_000, 'для кошек')];
  expect(combineChecksums(pieces.map(checksumOf))).toBe(zlib.crc32(Buffer.concat(pieces)));
});
