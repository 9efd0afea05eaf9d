/** Case endings of nouns and adjectives. The longest ending that leaves three letters is used. */
const ending =
  /^(.{3,}?)(?:иями|ями|ами|иях|иям|ием|ях|ах|ям|ам|ого|его|ому|ему|ыми|ими|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ия|ию|ии|ую|юю|ых|их|ым|им|ом|ем|ою|ею|ью|ов|ев|а|я|ы|и|у|ю|е|о|ь|й)$/;

/** The vowel that some forms drop: щенок – щенка, кошка – кошек, британец – британца. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])(?:[ео](?=к$)|е(?=ц$))/;

/** The soft sign of possessive adjectives before an ending: кошачьего, кошачий. */
const soft = /(?<=.{3})ь$/;

/**
 * The common part of the forms of a Russian noun or adjective: `кошек`, `кошками` → `кошк`. It removes little, because
 * the usual Snowball stemmer treats nouns of a shop as verbs (`лосось` → `лос`, `лососем` → `лосос`). The word is
 * already folded.
 */
export function stem(word: string): string {
  return (ending.exec(word)?.[1] ?? word).replace(soft, '').replace(fleeting, '');
}

/**
 * The keys under which a word is stored and found: the word itself and its stem. A word whose own last letters look like an ending
 * (`вигвам`) is found by the stem of its other forms (`вигвама`).
 */
export function keysOf(word: string): readonly string[] {
  const short = stem(word);
  return short === word ? [word] : [word, short];
}
