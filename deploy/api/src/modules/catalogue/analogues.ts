import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Context } from '../../http/context';
import type { Catalogue } from './in-memory/catalogue';
import type { ProductIndex } from './index/product-index';
import { availableSet } from './lists/list-page';
import { type Reference, subtree, wayUp } from './products/reference';
import { unionOf } from './selection/select';

const SHOWN = 10;
/**
 * Codes of the properties for the animal, its age or its breed. A product without such a property fits every animal. A
 * product for another animal, age or breed does not fit.
 */
const FOR_WHOM = ['dlya_kogo', 'vozrast', 'razmer_porody'] as const;
/**
 * Code of the property for special needs. A diet is replaced only by the same diet, and ordinary food only by ordinary
 * food.
 */
const NEEDS = 'osobye_potrebnosti';
/** The number of common values that equal a price ratio of e. */
const WEIGHT_OF_PRICE = 2;

interface Candidate {
  readonly id: number;
  readonly score: number;
  readonly popularity: number;
}

/**
 * Products that can replace this one: from its section or, if that has few, from the section above, but never from the
 * whole section of an animal. They are for the same animal, age, breed and needs. Products with the most common values
 * (taste, needs, brand) and the nearest price come first. Of each product only the variant with the nearest price is
 * used. Only goods that can be ordered here.
 */
export async function analoguesOf(
  productId: number,
  catalogue: Catalogue,
  where: Pick<Context, 'locationId' | 'shopId'>,
): Promise<number[]> {
  const { reference } = catalogue;
  const index = await catalogue.upToDate();
  const position = index.positions.get(productId);
  if (position === undefined) return [];
  const available = availableSet(index, where);
  const kinds = wayUp(reference.sections, index.products[position]?.sectionId ?? 0).slice(0, -1);
  const found: number[] = [];
  for (const section of kinds) {
    const goods = unionOf(index.bySection, subtree(reference, section)).intersection(available);
    found.push(...best(position, goods, index, reference).filter((id) => !found.includes(id)));
    if (found.length >= SHOWN) break;
  }
  return found.slice(0, SHOWN);
}

/** The best goods in their order, one for each card. */
function best(position: number, goods: BitSet, index: ProductIndex, reference: Reference): number[] {
  const scoreOf = scoring(position, index, reference);
  const byCard = new Map<number, Candidate>();
  goods.forEach((other) => {
    const [card, score] = [index.cards[other] ?? 0, scoreOf(other)];
    if (card === index.cards[position] || score === null) return;
    if (score <= (byCard.get(card)?.score ?? Number.NEGATIVE_INFINITY)) return;
    byCard.set(card, { id: index.idAt(other), score, popularity: index.products[other]?.popularity ?? 0 });
  });
  return [...byCard.values()]
    .sort((one, other) => other.score - one.score || other.popularity - one.popularity || one.id - other.id)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

/** How well a product can replace this one; null: it is for another animal, or for other needs. */
function scoring(position: number, index: ProductIndex, reference: Reference) {
  const valuesOfProduct = new Set(index.values[position]);
  const price = Math.max(1, index.prices[position] ?? 1);
  const rules = [...FOR_WHOM.map((code) => [code, false] as const), [NEEDS, true] as const].map(([code, isStrict]) => {
    const ofProperty = valuesOf(code, index, reference);
    const mine = [...valuesOfProduct].filter((ordinal) => ofProperty.has(ordinal));
    return (theirs: readonly number[]) => {
      const has = theirs.filter((ordinal) => ofProperty.has(ordinal));
      if (mine.length === 0 || has.length === 0) return !isStrict || mine.length === has.length;
      return has.some((ordinal) => valuesOfProduct.has(ordinal));
    };
  });
  return (other: number): number | null => {
    const values = index.values[other] ?? [];
    if (!rules.every((fits) => fits(values))) return null;
    const common = values.filter((ordinal) => valuesOfProduct.has(ordinal)).length;
    return common - WEIGHT_OF_PRICE * Math.abs(Math.log(Math.max(1, index.prices[other] ?? 1) / price));
  };
}

/** The ordinals of the values of a property. */
function valuesOf(code: string, { ordinals }: ProductIndex, { properties }: Reference): ReadonlySet<number> {
  const values = properties.find((property) => property.code === code)?.values ?? [];
  return new Set(values.flatMap(({ id }) => ordinals.get(id) ?? []));
}
