import { barCodeOf, isBarCode } from './bar-code';

test('the check digit of a real printed bar code is right', () => {
  expect(isBarCode('4006381333931')).toBe(true);
  expect(isBarCode('4006381333932')).toBe(false);
  expect(isBarCode('400638133393')).toBe(false);
});

test('our own bar codes are valid and differ', () => {
  const codes = Array.from({ length: 200 }, (_, index) => barCodeOf(10_000 + index));
  expect(codes.every(isBarCode)).toBe(true);
  expect(new Set(codes).size).toBe(200);
});
