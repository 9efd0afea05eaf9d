const softHyphen = '\u00AD';
const longestUnbroken = 15;

const vowel = '[аеёиоуыэюяaeiouy]';
const consonant = '[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]';
const sign = '[йьъ]';

/** Possible breaks: after the first group, before the lookahead (P. Christov's rules for Russian). */
const breaks = [
  `(${sign})(?=\\p{L}\\p{L})`,
  `(${vowel})(?=${vowel}\\p{L})`,
  `(${vowel}${consonant})(?=${consonant}${vowel})`,
  `(${consonant}${vowel})(?=${consonant}${vowel})`,
  `(${vowel}${consonant})(?=${consonant}{2}${vowel})`,
  `(${vowel}${consonant}{2})(?=${consonant}{2}${vowel})`,
].map((rule) => new RegExp(rule, 'giu'));

function hyphenate(word: string): string {
  const broken = breaks.reduce((parts, rule) => parts.replace(rule, `$1${softHyphen}`), word);
  // A single letter must not be alone at the end of a line.
  return broken.replace(/^(\p{L})\u00AD/u, '$1');
}

/** Adds soft hyphens between the syllables of words of more than 15 letters (VAL-22, LIM-65), so that they fit a narrow card. */
export const softHyphens = (text: string): string =>
  text.replace(/[\p{L}\u00AD]+/gu, (word) =>
    word.length <= longestUnbroken || word.includes(softHyphen) ? word : hyphenate(word),
  );
