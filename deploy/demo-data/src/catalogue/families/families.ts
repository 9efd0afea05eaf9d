import { at, hash, randomOf } from '../../random/random';
import type { Brand, Trade } from '../brands/brand';
import { brandsOf } from '../brands/brands';
import type { Option, ProductKind, Size } from '../kinds/kind';

/** Products that differ only in their size, and are shown as variants of each other (PRD-08). */
export interface Family {
  kind: ProductKind;
  brand: Brand;
  /** '' for the brand without a line. */
  line: string;
  head: Option;
  /** One choice of each facet, in the order of the name. */
  choices: readonly Option[];
  sizes: readonly Size[];
}

const meals: readonly Trade[] = ['dogFood', 'catFood', 'dietFood'];

/** A brand's lines are only for its main trade. Its other goods use only the brand's name. */
function linesOf(brand: Brand, trade: Trade): readonly string[] {
  const [main = trade] = brand.trades;
  const known = trade === main || (meals.includes(main) && meals.includes(trade));
  return known ? ['', ...brand.lines] : [''];
}

interface Name {
  brand: Brand;
  line: string;
}

const namesOf = new Map<Trade, readonly Name[]>();

function namesIn(trade: Trade): readonly Name[] {
  const known = namesOf.get(trade);
  if (known) {
    return known;
  }
  const names = brandsOf(trade).flatMap((brand) => linesOf(brand, trade).map((line) => ({ brand, line })));
  namesOf.set(trade, names);
  return names;
}

/** The number of different families of a kind. */
export function familyCount(kind: ProductKind): number {
  return kind.facets.reduce(
    (count, facet) => count * facet.options.length,
    namesIn(kind.trade).length * kind.names.length,
  );
}

/** The number of sections of a list of options. */
function leadsTo(options: readonly Option[]): number {
  return new Set(options.map(({ leaf }) => leaf).filter((leaf) => leaf !== undefined && leaf !== '')).size;
}

/**
 * The list of options that decides the section, searched from `heads` on, and its length. Null: the kind has one
 * section.
 */
function turnsOf(kind: ProductKind): { list: number; length: number } {
  const lists = [kind.names, ...kind.facets.map(({ options }) => options)];
  const list = lists.findIndex((options) => leadsTo(options) > 1);
  return { list, length: lists[list]?.length ?? 1 };
}

/**
 * Every different family of a kind, in a pseudo-random order. The options that decide the section alternate, so that no
 * section is empty when there are few families.
 */
export function* familiesOf(kind: ProductKind, seed: number): Generator<Family> {
  const turns = turnsOf(kind);
  const names = namesIn(kind.trade);
  const others = familyCount(kind) / turns.length;
  const order = randomOf(seed, 'families', kind.code).sample([...Array(others).keys()], others);

  for (let number = 0; number < others * turns.length; number += 1) {
    const turn = number % turns.length;
    let left = at(order, (Math.floor(number / turns.length) + turn * Math.floor(others / turns.length)) % others);

    function take<T>(list: readonly T[]): T {
      const taken = at(list, left % list.length);
      left = Math.floor(left / list.length);
      return taken;
    }

    const name = take(names);
    const [head, ...choices] = [kind.names, ...kind.facets.map(({ options }) => options)].map((options, list) =>
      list === turns.list ? at(options, turn) : take(options),
    );
    if (!head) {
      throw new Error(`The kind ${kind.code} has no head`);
    }
    const sets = choices.find((chosen) => chosen.sizes)?.sizes ?? kind.sizes;
    const sizes = at(sets, hash(`${seed}/${kind.code}/${number}`) % sets.length);
    yield { kind, ...name, head, choices, sizes };
  }
}
