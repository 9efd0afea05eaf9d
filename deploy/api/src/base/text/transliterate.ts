import { inLatin } from './latin-letters';

/** Latin spellings of Russian letters, longer ones first. */
const toCyrillic: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['c', 'к'],
  ['q', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['x', 'кс'],
  ["'", 'ь'],
];

/** A Russian word that was written in Latin letters: `korm` → `корм`, `vlazhnyy` → `влажный`. */
export function russian(word: string): string {
  let rest = word;
  let result = '';
  while (rest !== '') {
    const [from, to] = toCyrillic.find(([letters]) => rest.startsWith(letters)) ?? [rest.charAt(0), rest.charAt(0)];
    // After a vowel й, otherwise ы.
    result += from === 'y' ? (/[аеиоуыэюя]$/.test(result) ? 'й' : 'ы') : to;
    rest = rest.slice(from.length);
  }
  return result;
}

/** Spellings that sound alike, for foreign names that users write by ear; applied in this order. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sh'],
  [/kh/g, 'h'],
  [/wh/g, 'v'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/ee|ea|ie(?=.)/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ai|ei/g, 'ei'],
  [/(.)\1+/g, '$1'],
];

/** The sound of a name, in either alphabet: `nordtail` and `нордтейл` are equal. */
export function sound(word: string): string {
  return alike.reduce((text, [pattern, by]) => text.replace(pattern, by), inLatin(word));
}
