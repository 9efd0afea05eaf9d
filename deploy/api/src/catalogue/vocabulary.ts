import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong in a word of so many. */
const mistakes = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** The words that names are made of, to tell what a mistyped word meant. */
export class Vocabulary {
  /** How many names hold the word. */
  private readonly words = new Map<string, number>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      for (const word of name.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
        this.words.set(word, (this.words.get(word) ?? 0) + 1);
      }
    }
  }

  /** The text with its unknown words replaced by the nearest known ones; null: there is nothing to replace. */
  correct(text: string): string | null {
    const typed = text.toLowerCase().split(/\s+/);
    const meant = typed.map((word) => this.nearest(word)).join(' ');
    return meant === typed.join(' ') ? null : meant;
  }

  /** Of words equally near the most frequent. A word that begins a known one is not mistyped, only unfinished. */
  private nearest(word: string): string {
    let best = { word, away: mistakes(word.length) + 1, count: 0 };
    for (const [known, count] of this.words) {
      if (known.startsWith(word)) return word;
      if (Math.abs(known.length - word.length) > best.away) continue;
      const away = distance(word, known);
      if (away < best.away || (away === best.away && best.count > 0 && count > best.count))
        best = { word: known, away, count };
    }
    return best.word;
  }
}
