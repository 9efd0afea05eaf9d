import { formatNumber, plural } from '@zapovednik/rules/format';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const WRONG = 'Проверьте значение';
const EMPTY = 'Заполните это поле';

const kinds: Readonly<Record<string, string>> = {
  string: 'Здесь нужен текст',
  number: 'Здесь нужно число',
  int: 'Здесь нужно целое число',
  boolean: 'Здесь нужно «да» или «нет»',
  array: 'Здесь нужен список',
  object: 'Здесь нужно несколько полей',
  record: 'Здесь нужно несколько полей',
};

const characters = (count: number) => `${formatNumber(count)} ${plural(count, ['знака', 'знаков', 'знаков'])}`;
const items = (count: number) => `${formatNumber(count)} ${plural(count, ['значения', 'значений', 'значений'])}`;

/** A limit with its unit: characters for a text, values for a list, no unit for a number. */
function amount(origin: string, limit: number | bigint): string {
  const count = Number(limit);
  if (origin === 'string') return characters(count);
  return origin === 'array' ? items(count) : formatNumber(count);
}

/**
 * The message for a field whose rule has no message: short and Russian. The messages of the validation library name
 * types («ожидалось string, получено undefined»), so they are not shown.
 */
export function inputWords(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? EMPTY : (kinds[issue.expected] ?? WRONG);
  if (issue.code === 'invalid_value') return issue.input === undefined ? EMPTY : 'Выберите один из вариантов';
  if (issue.code === 'unrecognized_keys') return 'Такого поля нет';
  if (issue.code === 'too_big') return `Не больше ${amount(issue.origin, issue.maximum)}`;
  if (issue.code !== 'too_small') return WRONG;
  return issue.origin !== 'number' && Number(issue.minimum) === 1
    ? EMPTY
    : `Не меньше ${amount(issue.origin, issue.minimum)}`;
}
