import { formatWeight, plural } from '@zapovednik/rules/format';

/** Joins number and noun on one line. */
const counted = (count: number, forms: readonly [string, string, string]) => `${count}\u00A0${plural(count, forms)}`;

/** An age in whole months as text (PET-04): «меньше месяца», «5 месяцев», «2 года 3 месяца». */
export function ageInWords(months: number): string {
  const parts = [
    { count: Math.floor(months / 12), forms: ['год', 'года', 'лет'] },
    { count: months % 12, forms: ['месяц', 'месяца', 'месяцев'] },
  ] as const;
  const told = parts.filter(({ count }) => count > 0).map(({ count, forms }) => counted(count, forms));
  return told.join(' ') || 'меньше месяца';
}

/** The days until the next birthday as text. */
export function birthdayInWords(days: number): string {
  if (days === 0) return 'Сегодня день рождения!';
  if (days === 1) return 'День рождения завтра';
  return `День рождения через ${counted(days, ['день', 'дня', 'дней'])}`;
}

/** A pet's weight: «4,5 кг», below a kilogram «120 г». */
export const weightInWords = (kilograms: number): string =>
  kilograms < 1 ? formatWeight(kilograms * 1000) : `${String(kilograms).replace('.', ',')}\u00A0кг`;
