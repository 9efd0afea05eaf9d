import type { SuggestedProduct, Suggestions } from '@zapovednik/api/catalog/models/suggestions';
import { brandLink, productLink, searchLink } from '@zapovednik/areas/catalog/routes';
import type { Suggestion, SuggestionGroup } from '@zapovednik/ui/combobox';
import styles from './search-suggestions.module.css';

/** One line of the list. `to`: its target. */
export type Option = Suggestion &
  (
    | { kind: 'past' | 'text' | 'section' | 'all'; to: string }
    | { kind: 'brand'; to: string; picture: string | null }
    | { kind: 'product'; to: string; product: SuggestedProduct }
    | { kind: 'clear' }
  );

/** Past searches among the texts. */
const MOST_PAST = 2;

/** How many options of each kind are shown. On a phone few, so that products are visible. */
const most = { wide: { texts: 6, sections: 3, brands: 2 }, narrow: { texts: 3, sections: 2, brands: 1 } };

const textOption = (kind: 'past' | 'text', label: string): Option => ({
  id: `text ${label}`,
  kind,
  label,
  to: searchLink(label),
});

/** The past searches; the last option deletes them. */
export function pastGroup(past: readonly string[]): SuggestionGroup<Option> {
  const clear: Option = { id: 'clear', kind: 'clear', label: 'Очистить историю' };
  return {
    id: 'past',
    label: 'Вы искали',
    items: past.length > 0 ? [...past.map((text) => textOption('past', text)), clear] : [],
  };
}

/**
 * The suggestions for a text by kinds: texts, with fitting past searches first, sections, brands, products, and all results; nothing if nothing
 * was found.
 */
export function groupsOf(
  text: string,
  past: readonly string[],
  found: Suggestions,
  screen: keyof typeof most,
): SuggestionGroup<Option>[] {
  const { texts: mostTexts, sections, brands } = most[screen];
  const fitting = past.filter((one) => one !== text && startsWith(one, text)).slice(0, MOST_PAST);
  const texts = found.texts
    .filter((one) => !fitting.includes(one) && one !== text)
    .slice(0, mostTexts - fitting.length);
  const groups: SuggestionGroup<Option>[] = [
    {
      id: 'texts',
      label: 'Запросы',
      items: [...fitting.map((one) => textOption('past', one)), ...texts.map((one) => textOption('text', one))],
    },
    {
      id: 'sections',
      label: 'Разделы',
      items: found.sections.slice(0, sections).map(({ id, name, url }) => ({
        id: `section ${id}`,
        kind: 'section',
        label: name,
        to: url,
      })),
    },
    {
      id: 'brands',
      label: 'Бренды',
      items: found.brands.slice(0, brands).map(({ code, name, picture }) => ({
        id: `brand ${code}`,
        kind: 'brand',
        label: name,
        to: brandLink(code),
        picture,
      })),
    },
    {
      id: 'products',
      label: 'Товары',
      className: styles.products,
      items: found.products.map((product) => ({
        id: `product ${product.id}`,
        kind: 'product',
        label: product.name,
        to: productLink(product.code),
        product,
      })),
    },
  ];
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.length > 0 ? [...filled, allGroup(found.misspell ?? text)] : [];
}

/** On a wide screen, products are next to the other kinds. */
export const isInColumns = (groups: readonly SuggestionGroup<Option>[]): boolean =>
  groups.length > 2 && groups.at(-2)?.id === 'products';

/** The last option: all results of the text. */
const allGroup = (text: string): SuggestionGroup<Option> => ({
  id: 'all',
  className: styles.all,
  items: [{ id: 'all', kind: 'all', label: `Показать все по запросу «${text}»`, to: searchLink(text) }],
});

export const startsWith = (text: string, start: string): boolean =>
  text.toLocaleLowerCase('ru').startsWith(start.toLocaleLowerCase('ru'));
