import type { ProductIndex } from '../index/product-index';
import type { QueryWord } from '../language/query-word';
import { keysOf } from '../language/stem';
import { isEmptyWord, wordsOf } from '../language/words';
import { type Reference, type SectionRow, wayUp } from '../products/reference';
import type { Found } from './find';

const MOST = 3;
/** The number of best products whose sections are suggested if no title has all words. */
const BEST_PRODUCTS = 24;

/** The title of a section's page: «Паучи для кошек» instead of «Паучи». */
export const titleOf = ({ name, seo }: Pick<SectionRow, 'name' | 'seo'>): string => seo.page_title || name;

/**
 * The sections whose titles have the words of a search: an exact title first, then those with more products. After
 * them, the sections of the best products.
 * @param countOf the number of products of a section
 */
export function suggestedSections(
  found: Found,
  index: ProductIndex,
  reference: Reference,
  countOf: (sectionId: number) => number,
): SectionRow[] {
  const words = found.kept.map(({ word }) => word).filter(mayBeInTitle);
  const named = sectionsNamed(words, reference, countOf);
  const ids = new Set([...named.map(({ id }) => id), ...sectionsOfBest(found, index)]);
  return [...ids].flatMap((id) => reference.sections.get(id) ?? []).slice(0, MOST);
}

const mayBeInTitle = ({ role, isPart }: QueryWord): boolean =>
  !isPart && (role === 'animal' || role === 'kind' || role === 'need' || role === 'implied' || role === 'other');

function sectionsNamed(
  words: readonly QueryWord[],
  reference: Reference,
  countOf: (sectionId: number) => number,
): SectionRow[] {
  if (words.length === 0) return [];
  const rated = [...reference.sections.values()].flatMap((section) => {
    const titleKeys = titleKeysOf(section).title;
    const notInTitle = words.filter((word) => !hasWord(titleKeys, word));
    const inTitle = words.length - notInTitle.length;
    if (inTitle === 0) return [];
    const above = wayUp(reference.sections, section.id)
      .slice(1)
      .flatMap((id) => reference.sections.get(id) ?? [])
      .flatMap((one) => titleKeysOf(one).name);
    if (!notInTitle.every((word) => hasWord(above, word))) return [];
    // Last, because after a change of the products the first one who asks counts them.
    const count = countOf(section.id);
    return count === 0 ? [] : { section, inTitle, isCalledSo: inTitle === titleKeys.length, count };
  });
  return rated
    .sort(
      (one, other) =>
        Number(other.isCalledSo) - Number(one.isCalledSo) || other.inTitle - one.inTitle || other.count - one.count,
    )
    .map(({ section }) => section);
}

type TitleKeys = readonly (readonly string[])[];

/** The keys of titles, for as long as their sections are in use. */
const keysOfTitles = new WeakMap<SectionRow, { title: TitleKeys; name: TitleKeys }>();

function titleKeysOf(section: SectionRow): { title: TitleKeys; name: TitleKeys } {
  const keys = keysOfTitles.get(section) ?? { title: keysIn(titleOf(section)), name: keysIn(section.name) };
  keysOfTitles.set(section, keys);
  return keys;
}

const keysIn = (text: string): TitleKeys =>
  wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .map(keysOf);

const hasWord = (title: TitleKeys, { keys, synonyms, beginning }: QueryWord): boolean =>
  title.some((own) =>
    own.some(
      (key) => keys.includes(key) || synonyms.includes(key) || (beginning !== null && key.startsWith(beginning)),
    ),
  );

/** The sections of the best products, the most frequent first. */
function sectionsOfBest({ best }: Found, index: ProductIndex): number[] {
  const counts = new Map<number, number>();
  let seen = 0;
  for (const position of best()) {
    const id = index.products[position]?.sectionId ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    seen += 1;
    if (seen === BEST_PRODUCTS) break;
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
