import fc from 'fast-check';
import { numberFormat } from './number';

/** The same result from the ICU data of this machine, with Russian separators. */
const byIntl = (least: number, most: number) => {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
  return (value: number) => format.format(value).replaceAll(',', '\u202F').replace('.', ',').replace('-', '−');
};

test.each([
  [0, 0],
  [0, 1],
  [2, 2],
])('VAL-23 numbers with %d to %d decimals are formatted as by Intl', (least, most) => {
  const [own, intl] = [numberFormat({ least, most }), byIntl(least, most)];
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.integer({ min: 0, max: 3 }), (digits, decimals) => {
      const value = digits / 10 ** decimals;
      expect(own(value)).toBe(intl(value));
    }),
  );
});
