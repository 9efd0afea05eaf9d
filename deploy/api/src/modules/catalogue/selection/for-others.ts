import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Animal } from '../../../db/schema/catalogue';
import type { ProductIndex } from '../index/product-index';
import { type Reference, type ValueRow, wayUp } from '../products/reference';
import { unionOf } from './select';

/** Codes of the properties for the kind of animal of a product: a rabbit, a puppy, a large breed. */
const FOR_WHOM = new Set(['dlya_kogo', 'vozrast', 'razmer_porody']);
/** «Все породы», «Все рыбы»: such a value excludes no animal. */
const isForAll = ({ value }: ValueRow) => /^все\s/i.test(value);
const idsOf = (rows: Iterable<{ id: number }>) => [...rows].map(({ id }) => id);

/**
 * The products that are for other animals than this one: a cat's for a dog's, a hamster's for a rabbit's, a kitten's
 * for an old cat's. A product without such values fits all animals.
 */
export function forOthers(position: number, index: ProductIndex, reference: Reference): BitSet {
  const valueIds = new Set(index.valueIdsOf(index.idAt(position)));
  const others = ofOtherAnimals(animalOf(position, valueIds, index, reference), index, reference);
  for (const { code, values } of reference.properties) {
    if (!FOR_WHOM.has(code)) continue;
    const mine = values.filter(({ id }) => valueIds.has(id));
    if (mine.length === 0 || mine.some(isForAll)) continue;
    const theirs = values.filter((value) => !valueIds.has(value.id) && !isForAll(value));
    const fitting = [...mine, ...values.filter(isForAll)];
    others.union(unionOf(index.byValue, idsOf(theirs)).difference(unionOf(index.byValue, idsOf(fitting))));
  }
  return others;
}

/** The animal of the product's values, otherwise of its section. Null: several animals. */
function animalOf(position: number, valueIds: Iterable<number>, index: ProductIndex, reference: Reference) {
  const named = [...valueIds].map((id) => reference.values.get(id)?.animal ?? null).find((animal) => animal !== null);
  return named ?? animalOfSection(index.products[position]?.sectionId ?? 0, reference);
}

function animalOfSection(id: number, { sections }: Reference): Animal | null {
  const way = wayUp(sections, id).map((one) => sections.get(one)?.animal ?? null);
  return way.find((animal) => animal !== null) ?? null;
}

/** Products in a section of another animal, or with a value of another animal. */
function ofOtherAnimals(animal: Animal | null, index: ProductIndex, reference: Reference): BitSet {
  if (animal === null) return new BitSet();
  const isOther = (one: Animal | null) => one !== null && one !== animal;
  const sections = [...reference.sections.keys()].filter((id) => isOther(animalOfSection(id, reference)));
  const values = [...reference.values.values()];
  const others = unionOf(index.bySection, sections);
  others.union(unionOf(index.byValue, idsOf(values.filter((one) => isOther(one.animal)))));
  return others.difference(unionOf(index.byValue, idsOf(values.filter((one) => one.animal === animal))));
}
