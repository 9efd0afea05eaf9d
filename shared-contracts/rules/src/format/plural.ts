/** The forms of a noun after 1, after 2 and after 5: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form of a Russian noun after a number (VAL-21). The number itself is not part of the result. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  // A fraction takes the form after 2: «1,5 товара».
  if (!Number.isInteger(count)) return few;
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}
