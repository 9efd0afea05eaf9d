import type { Property } from '../catalogue/kinds/kind';
import { at, type Random, randomOf } from '../random/random';
import { isBoughtInSeveral, isUsedUp, needs } from './needs';
import { type Pet, petsOf } from './pets';

/** The fields of a product that an order stores, and its filter values. */
export interface OrderProduct {
  readonly id: number;
  readonly name: string;
  readonly basePrice: number;
  readonly discountPrice: number;
  readonly weight: number;
  readonly bonusIn?: number | undefined;
  /** Unique code of its section of the second level. */
  readonly section: string;
  /** Its filter values. */
  readonly traits: ReadonlyMap<Property, string>;
}

/** A need of an animal: a section, its frequency in orders, and the goods that suit the animal. */
interface Need {
  readonly section: string;
  readonly chance: number;
  readonly goods: readonly OrderProduct[];
  /** The product that this animal usually gets. */
  readonly usual: OrderProduct;
}

/** The goods for one animal. */
export type Shelf = readonly Need[];

const MOST_LINES = 6;

/** Whether a product suits an animal. A product without a value for age, breed or kind suits all. */
export function suits({ section, traits }: OrderProduct, { root, kind, age, breed }: Pet): boolean {
  const isFor = (property: Property, own: string | null) => {
    const value = traits.get(property);
    return value === undefined || value === own || value.startsWith('Все ');
  };
  const isItsSection = section in (needs[root] ?? {});
  return isItsSection && isFor('pet', kind) && isFor('age', age) && isFor('breed', breed);
}

/** The goods for each animal of a customer. */
export function shelvesOf(customerId: number, goods: readonly OrderProduct[], seed: number): Shelf[] {
  return petsOf(customerId, seed).map((pet, index) => {
    const random = randomOf(seed, 'shelf', customerId, index);
    const suitable = goods.filter((good) => suits(good, pet));
    return Object.entries(needs[pet.root] ?? {}).flatMap(([section, chance]) => {
      const ofSection = suitable.filter((good) => good.section === section);
      return ofSection.length === 0 ? [] : { section, chance, goods: ofSection, usual: random.pick(ofSection) };
    });
  });
}

/**
 * The products of one order: for one of the customer's animals, or for all of them. At least one product, if there are
 * any.
 */
export function basketOf(shelves: readonly Shelf[], random: Random): OrderProduct[] {
  const stocked = shelves.filter((shelf) => shelf.length > 0);
  if (stocked.length === 0) return [];
  const chosen = random.chance(0.4) ? stocked : [random.pick(stocked)];
  const taken = chosen.flatMap((shelf) => shelf.flatMap((need) => takenOf(need, random)));
  const basket = taken.length > 0 ? taken : [at(at(chosen, 0), 0).usual];
  return [...new Set(basket)].slice(0, MOST_LINES);
}

function takenOf({ section, chance, goods, usual }: Need, random: Random): OrderProduct[] {
  if (!random.chance(chance)) return [];
  if (isUsedUp(section) && random.chance(0.8)) return [usual];
  return random.sample(goods, isBoughtInSeveral(section) ? random.int(1, 3) : 1);
}

/** The quantity in an order: several of wet food and treats, a bag or two of dry food, one bowl. */
export function quantityOf({ section }: OrderProduct, random: Random): number {
  if (isBoughtInSeveral(section)) return random.pick([1, 2, 2, 3, 4, 6]);
  return isUsedUp(section) ? random.pick([1, 1, 1, 2]) : 1;
}
