const NBSP = '\u00a0';

/** Short words that stay on the line of the next word, and particles that stay on the line of the word before. */
const SHORT = /(?<=^|[\s(«„])(?!(?:ли|же|бы|б|ж) )(\p{L}{1,2}) (?=\S)/gu;
const PARTICLE = / (?=(?:ли|же|бы|б|ж)(?:[\s,.:;?!]|$))/g;

/** In this order: each finds what the ones before it have made. */
const rules: readonly (readonly [found: RegExp, put: string])[] = [
  [/"([^"\n]+)"/g, '«$1»'],
  [/(?<=\S)[ \u00a0](?:-{1,2}|–|—)(?=\s|$)/g, `${NBSP}—`],
  // A range, not a phone or a date.
  [/(?<![\d-])(\d{1,4})-(\d{1,4})(?![\d-])/g, '$1–$2'],
  [/(\d|\}\}) (?=[%₽°№]|[а-яё])/g, `$1${NBSP}`],
  [/№ (?=\d)/g, `№${NBSP}`],
  [PARTICLE, NBSP],
  // Twice, because two short words can follow one another.
  [SHORT, `$1${NBSP}`],
  [SHORT, `$1${NBSP}`],
];

/** Sets plain Russian text: «ёлочки», dashes, and no-break spaces where a line must not end. */
export const typeset = (text: string): string => rules.reduce((set, [found, put]) => set.replace(found, put), text);

/** A word that belongs to no rule. */
const WORD = 'слово';

/** Sets a part of a sentence, whose other words are in a link or a mark before or after it. */
export function typesetPart(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const [before, after] = [hasBefore ? WORD : '', hasAfter ? WORD : ''];
  return typeset(before + text + after).slice(before.length, after === '' ? undefined : -after.length);
}

/** Whether a line between two parts of a text may not end there. */
export const isTied = (before: string, after: string): boolean => {
  const [left = ''] = /\S*$/.exec(before) ?? [];
  const [right = ''] = /^\S*/.exec(after) ?? [];
  return left !== '' && right !== '' && typeset(`${left} ${right} `).includes(NBSP);
};
