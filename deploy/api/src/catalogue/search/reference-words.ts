import { keysOf } from './stem';
import { isEmptyWord, wordsOf } from './words';

/** What a word refers to: sections and values of properties, by id. */
export interface Meant {
  sections: number[];
  values: number[];
}

export interface ReferenceWords {
  byKey: ReadonlyMap<string, Meant>;
  /** The original forms of the words. */
  forms: ReadonlySet<string>;
}

/** The words in names of sections and values: a product is also found by its section and its values. */
export function referenceWords(
  sections: Iterable<{ id: number; name: string }>,
  values: Iterable<{ id: number; value: string }>,
): ReferenceWords {
  const byKey = new Map<string, Meant>();
  const forms = new Set<string>();
  const take = (name: string, kind: keyof Meant, id: number) => {
    for (const word of wordsOf(name).filter((one) => !isEmptyWord(one))) {
      forms.add(word);
      for (const key of keysOf(word)) {
        const meant = byKey.get(key) ?? { sections: [], values: [] };
        byKey.set(key, meant);
        if (!meant[kind].includes(id)) meant[kind].push(id);
      }
    }
  };
  for (const { id, name } of sections) take(name, 'sections', id);
  for (const { id, value } of values) take(value, 'values', id);
  return { byKey, forms };
}
