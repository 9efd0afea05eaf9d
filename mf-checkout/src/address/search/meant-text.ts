import { inOtherLayout } from '@zapovednik/rules/input';

/**
 * The text that was meant: Latin letters without Cyrillic ones were typed in the wrong keyboard layout, as in
 * «vfksitdf 5». A comma or full stop before a space, a number or the end is no letter of the other layout.
 */
export function meantText(typed: string): string {
  const text = typed.trim();
  if (!/[a-z]/i.test(text) || /[а-яё]/i.test(text)) return text;
  return inOtherLayout(text.replace(/[,.]+(?=[\s\d]|$)/g, ' '));
}
