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
    // After a vowel it is й, else ы.
    result += from === 'y' ? (/[аеиоуыэюя]$/.test(result) ? 'й' : 'ы') : to;
    rest = rest.slice(from.length);
  }
  return result;
}

/** Russian letters as a foreign name would have them. */
const toLatin: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
  },
  ...{
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
    ы: 'i',
  },
  ...{ ь: '', э: 'e', ю: 'iu', я: 'ia' },
};

/** Spellings that sound alike to whoever writes a foreign name by ear; applied in this order. */
const alike: readonly (readonly [RegExp, string])[] = [
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

/** What a name sounds like, in either alphabet: `nordtail` and `нордтейл` are the same. */
export function sound(word: string): string {
  const letters = [...word].map((letter) => toLatin[letter] ?? letter).join('');
  return alike.reduce((text, [pattern, by]) => text.replace(pattern, by), letters);
}
