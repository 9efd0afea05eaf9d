import type * as z from 'zod/mini';
import { addressRules, email, optionalEmail, orderRules, phone } from '.';

/** The messages of a value by field; those of a single value have the key ''. */
function messages(rules: z.ZodMiniType, value: unknown) {
  const { error } = rules.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

const nowhere = { street: ' ', house: '', porch: '', floor: '', apartment: '', elevator: '' } as const;

test.each([
  ['9220000001', '79220000001'],
  ['+7 (922) 000-00-01', '79220000001'],
  ['8 922 000 00 01', '79220000001'],
])('VAL-01 VAL-02 VAL-03 the phone %s is read as %s', (text, digits) => {
  expect(phone.parse(text)).toBe(digits);
});

test.each([
  [phone, '12345', 'Не удалось отформатировать телефон 12345'],
  [phone, '', 'Укажите телефон'],
  [email, 'почта', 'Проверьте адрес почты'],
  [email, '', 'Проверьте адрес почты'],
  [email, 'a@b.ru, c@d.ru', 'Проверьте адрес почты'],
  [email, '"a b"@c.ru', 'Проверьте адрес почты'],
  [optionalEmail, 'what', 'Проверьте адрес почты'],
])('VAL-04 VAL-26 %# invalid input gets its message', (rules, value, message) => {
  expect(messages(rules, value)).toEqual({ '': message });
});

test('VAL-26 a valid e-mail address is accepted, and an empty one if it is optional', () => {
  expect(email.parse(' anna.lesnaya+shop@mail.example.ru ')).toBe('anna.lesnaya+shop@mail.example.ru');
  expect(optionalEmail.parse(' ')).toBe('');
});

test('VAL-05 VAL-07 VAL-09 by default an address requires street, house, floor and lift', () => {
  expect(messages(addressRules(), nowhere)).toEqual({
    street: 'Укажите улицу',
    house: 'Укажите номер дома',
    floor: 'Укажите Ваш этаж',
    elevator: 'Укажите наличие лифта',
  });
  expect(messages(addressRules(['street']), nowhere)).toEqual({ street: 'Укажите улицу' });
  expect(messages(addressRules([]), { ...nowhere, house: '1'.repeat(21) })).toEqual({ house: 'Не больше 20 знаков' });
});

test('ORD-14 ORD-23 an order requires a name, a phone and the consent', () => {
  const user = { fullName: '', phone: '', email: '' };
  expect(messages(orderRules, { user, orderDescription: '', acceptPersonData: false })).toEqual({
    'user.fullName': 'Укажите имя',
    'user.phone': 'Укажите телефон',
    acceptPersonData: 'Нужно согласие на обработку персональных данных',
  });
});
