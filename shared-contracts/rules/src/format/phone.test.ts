import fc from 'fast-check';
import { normalizePhone } from './phone';

test.each([
  ['912 345-67-89', '79123456789'],
  ['(343) 000-00-00', '73430000000'],
])('VAL-01 ten digits in any format get the prefix 7: %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

test('VAL-02 LIM-49 eleven digits that start with 7 are kept', () => {
  expect(normalizePhone('+7 (912) 345-67-89')).toBe('79123456789');
});

test('VAL-03 eleven digits that start with 8 are changed to start with 7', () => {
  expect(normalizePhone('8 912 345 67 89')).toBe('79123456789');
});

test.each([
  ['12-34', '1234'],
  ['9 912 345 67 89', '99123456789'],
  ['+375 29 123-45-67', '375291234567'],
  ['не скажу', ''],
])('VAL-04 ERR-30 any other text is rejected with its digits: %s', (text, digits) => {
  expect(() => normalizePhone(text)).toThrow(new Error(`Не удалось отформатировать телефон ${digits}`));
});

test('VAL-01 VAL-03 every accepted phone has eleven digits, starts with 7, and does not change when it is read again', () => {
  const digit = fc.constantFrom(...'0123456789');
  const typed = fc.string({ unit: fc.oneof(digit, fc.constantFrom(...' ()-+')), maxLength: 24 });
  const accepted = fc.oneof(fc.string({ unit: digit, minLength: 10, maxLength: 10 }), typed).filter((text) => {
    const digits = text.replace(/\D/g, '');
    return digits.length === 10 || (digits.length === 11 && /^[78]/.test(digits));
  });
  fc.assert(
    fc.property(accepted, (text) => {
      const phone = normalizePhone(text);
      expect(phone).toMatch(/^7\d{10}$/);
      expect(normalizePhone(phone)).toBe(phone);
    }),
  );
});
