import { keysOf } from './stem';
import { isEmptyWord, wordsOf } from './words';

/** The sections and property values that a word refers to, by id. */
interface Meant {
  sections: number[];
  /** Sections of several things, «Сено и наполнители»: their products need not be this one. */
  mixed: number[];
  values: number[];
}

export interface ReferenceWords {
  byKey: ReadonlyMap<string, Meant>;
  /** The original forms of the words. */
  forms: ReadonlySet<string>;
}

export interface NamedSection {
  id: number;
  name: string;
  /** The title of its page contains words that the short name leaves out: «Паучи» is «Паучи для кошек». */
  seo: { page_title: string };
}

const severalThings = /,| и /;

/**
 * The words in names of sections and values: a product is also found by its section and its values. Values that are brands are left out:
 * brands are found by their whole names, and goods of «Сибирская Миска» are no bowls.
 */
export function referenceWords(
  sections: Iterable<NamedSection>,
  values: Iterable<{ id: number; value: string }>,
  brands: Iterable<{ name: string }>,
): ReferenceWords {
  const brandNames = new Set(Array.from(brands, ({ name }) => name));
  const byKey = new Map<string, Meant>();
  const forms = new Set<string>();
  const take = (name: string, kind: keyof Meant, id: number) => {
    for (const word of wordsOf(name).filter((one) => !isEmptyWord(one))) {
      forms.add(word);
      for (const key of keysOf(word)) {
        const meant = byKey.get(key) ?? { sections: [], mixed: [], values: [] };
        byKey.set(key, meant);
        if (!meant[kind].includes(id)) meant[kind].push(id);
      }
    }
  };
  for (const { id, name, seo } of sections) {
    const kind = severalThings.test(name) ? 'mixed' : 'sections';
    take(`${name} ${seo.page_title}`, kind, id);
  }
  for (const { id, value } of values) if (!brandNames.has(value)) take(value, 'values', id);
  return { byKey, forms };
}
