import { formatNumber } from '@zapovednik/rules/format';
import * as z from 'zod/mini';
import { inputWords } from './input-words';

/** The message for a value, from a rule without a message. */
const wordsOf = (rule: z.ZodMiniType, value: unknown) =>
  rule.safeParse(value, { error: inputWords }).error?.issues[0]?.message;

test.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, 'Заполните это поле'],
  [z.string(), 5, 'Здесь нужен текст'],
  [z.number(), 'x', 'Здесь нужно число'],
  [z.int(), 1.5, 'Здесь нужно целое число'],
  [z.array(z.string()), 'x', 'Здесь нужен список'],
  [z.object({}), 'x', 'Здесь нужно несколько полей'],
  [z.date(), 'x', 'Проверьте значение'],
  [z.enum(['Y', 'N']), 'x', 'Выберите один из вариантов'],
  [z.enum(['Y', 'N']), undefined, 'Заполните это поле'],
  [z.string().check(z.maxLength(21)), 'x'.repeat(22), 'Не больше 21 знака'],
  [z.string().check(z.maxLength(1000)), 'x'.repeat(1001), `Не больше ${formatNumber(1000)} знаков`],
  [z.string().check(z.minLength(1)), '', 'Заполните это поле'],
  [z.string().check(z.minLength(10)), 'x', 'Не меньше 10 знаков'],
  [z.array(z.string()).check(z.maxLength(3)), ['a', 'b', 'c', 'd'], 'Не больше 3 значений'],
  [z.number().check(z.positive()), -1, 'Не меньше 0'],
  [z.number().check(z.maximum(5)), 6, 'Не больше 5'],
  [z.string().check(z.regex(/^a$/)), 'b', 'Проверьте значение'],
  [z.union([z.int(), z.boolean()]), 'x', 'Проверьте значение'],
  [z.strictObject({}), { more: 1 }, 'Такого поля нет'],
])('API-158 %#: what is wrong is said in the shop’s words', (rule, value, words) => {
  expect(wordsOf(rule, value)).toBe(words);
});
