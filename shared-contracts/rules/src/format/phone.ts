import { stripNonDigits } from './digits';

/**
 * Normalises a phone for the back end: eleven digits that start with 7 (VAL-01 to VAL-04, LIM-49).
 *
 * @throws Error with the message for the customer (ERR-30) if the text is not a Russian phone number.
 */
export function normalizePhone(text: string): string {
  const digits = stripNonDigits(text);
  if (digits.length === 10) return `7${digits}`;
  if (digits.length === 11 && (digits.startsWith('7') || digits.startsWith('8'))) return `7${digits.slice(1)}`;
  throw new Error(`Не удалось отформатировать телефон ${digits}`);
}
