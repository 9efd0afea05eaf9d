/** Case endings of nouns and adjectives, the longest that leaves three letters. */
const ending =
  /^(.{3,}?)(?:иями|ями|ами|иях|иям|ием|ях|ах|ям|ам|ого|его|ому|ему|ыми|ими|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ия|ию|ии|ую|юю|ых|их|ым|им|ом|ем|ою|ею|ью|ов|ев|а|я|ы|и|у|ю|е|о|ь|й)$/;

/** The vowel that comes and goes: щенок – щенка, кошка – кошек. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])[ео]к$/;

/**
 * What the forms of a Russian noun or adjective have in common: `кошек`, `кошками` → `кошк`. Light on purpose: the usual Snowball
 * stemmer takes the names of a shop for verbs (`лосось` → `лос`, `лососем` → `лосос`). The word is folded already.
 */
export function stem(word: string): string {
  return (ending.exec(word)?.[1] ?? word).replace(fleeting, 'к');
}

/**
 * Under what a word is kept and looked for: as it is, and its stem. A word whose own last letters look like an ending
 * (`вигвам`) is met by the stem of its other forms (`вигвама`).
 */
export function keysOf(word: string): readonly string[] {
  const short = stem(word);
  return short === word ? [word] : [word, short];
}
