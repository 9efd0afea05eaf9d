const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const keys = new Map([...latin].flatMap((letter, at) => [[letter, cyrillic.charAt(at)] as const]));
for (const [from, to] of [...keys]) keys.set(to, from);

/** The same keys in the other keyboard layout: `rjhv` → `корм`, `кщнфд` → `royal`. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => keys.get(letter) ?? letter).join('');
