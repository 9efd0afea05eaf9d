import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { SearchIn } from './layers';
import { bestFirst, ranked } from './rank';
import type { Kept } from './relax';

/** With fewer cards than these, others follow. */
const ENOUGH = 10;

/**
 * The products that follow where few have all words, in groups, the best first: those that lack the least important words, from the
 * sections of the found ones before others. None where enough were found.
 */
export function nearest(set: BitSet, kept: readonly Kept[], where: SearchIn): BitSet[] {
  const { index, sets } = where;
  const cardAt = (position: number) => index.cards[position] ?? 0;
  const shown = new Set<number>();
  for (const position of set) {
    shown.add(cardAt(position));
    if (shown.size >= ENOUGH) return [];
  }
  const groups: BitSet[] = [];
  const otherVariants = new BitSet();
  for (const looser of loosened(kept, sectionsOf(set, where), where)) {
    const added = new Set<number>();
    for (const position of bestFirst(ranked(looser, kept, sets), where)) {
      const card = cardAt(position);
      if (added.has(card)) otherVariants.add(position);
      if (shown.has(card)) continue;
      if (shown.size >= ENOUGH) break;
      shown.add(card);
      added.add(card);
      groups.push(new BitSet([position]));
    }
    if (shown.size >= ENOUGH) break;
  }
  return otherVariants.isEmpty() ? groups : [...groups, otherVariants];
}

/** All products of the sections of these. */
function sectionsOf(set: BitSet, { index, sets }: SearchIn): BitSet {
  const ids = new Set(set.array().flatMap((position) => index.products[position]?.sectionId ?? []));
  return sets.union([...ids].flatMap((id) => index.bySection.get(id) ?? []));
}

/**
 * The products without the least important word, then without the two least important ones, and so on; then what else there is for the
 * animal in the same sections; at last what is wanted for animals that this one belongs to (a lamp for turtles: for reptiles).
 */
function* loosened(kept: readonly Kept[], sameSections: BitSet, { sets }: SearchIn): Generator<BitSet> {
  const common = ([first, ...others]: readonly BitSet[]) =>
    others.reduce((left, next) => left.intersection(next), first ? sets.copy(first) : sets.empty());
  const isAnimal = ({ word }: Kept) => word.role === 'animal';
  const wanted = kept.find((one) => !isAnimal(one));
  for (let count = kept.length - 1; count > 0; count -= 1) {
    const left = kept.filter((one, at) => at < count || isAnimal(one) || one === wanted);
    if (left.length === kept.length) continue;
    const products = common(left.map(({ all }) => all));
    yield sets.intersection(products, sameSections);
    yield products;
  }
  const animals = kept.filter(isAnimal);
  if (animals.length === 0) return;
  yield common([...animals.map(({ all }) => all), sameSections]);
  yield common([...animals.map(({ all, wider }) => sets.union([all, wider()])), ...(wanted ? [wanted.all] : [])]);
}
