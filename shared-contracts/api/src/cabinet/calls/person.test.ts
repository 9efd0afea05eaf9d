import type * as z from 'zod/mini';
import { code, name, newPassword } from './person';
import { registrationHash } from './registration-hash';

const said = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null;

test.each([
  [code, '12345', 'Введите шесть цифр кода'],
  [code, '12 34 56', 'Введите шесть цифр кода'],
  [newPassword, '1234567', 'Пароль — не короче 8 знаков'],
  [name, '<b>Анна</b>', 'Только буквы, пробел и дефис'],
  [name, 'Анна 2', 'Только буквы, пробел и дефис'],
])('VAL-26 %# invalid input gets its message', (schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});

test.each([
  [code, ' 123456 '],
  [newPassword, 'лесная поляна'],
  [name, 'Анна-Мария О’Нил'],
  [name, 'Мамин-Сибиряк'],
  [name, ''],
])('VAL-26 %# valid input is accepted', (schema, value) => {
  expect(said(schema, value)).toBeNull();
});

test('SES-12 the hash of a registration request is computed from the session id', async () => {
  expect(await registrationHash('session')).toBe(await registrationHash('session'));
  expect(await registrationHash('session')).toMatch(/^[0-9a-f]{64}$/);
  expect(await registrationHash('session')).not.toBe(await registrationHash('another'));
});
