import fc from 'fast-check';
import { stripNonDigits } from './digits';

test('VAL-19 only the digits of a text remain', () => {
  expect(stripNonDigits('д. 12, кв. 3-4')).toBe('1234');
  expect(stripNonDigits('нет')).toBe('');
});

test('VAL-19 digits keep their order, whatever characters are between them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.constantFrom(' ', 'ё', '-', '٣', '\u00A0'))), (pairs) => {
      expect(stripNonDigits(pairs.flat().join(''))).toBe(pairs.map(([digit]) => digit).join(''));
    }),
  );
});
