import { familyCount } from './families/families';
import type { ProductKind } from './kinds/kind';

/** Number of products of a shop of scale 1. */
export const PRODUCTS_AT_SCALE_1 = 2000;

/** The most products of a kind: each family counts with its smallest set of sizes. */
function capacityOf(kind: ProductKind): number {
  const sets = [kind.sizes, ...kind.facets.flatMap(({ options }) => options.map(({ sizes }) => sizes ?? []))].flat();
  return familyCount(kind) * Math.min(...sets.map(({ length }) => length));
}

/**
 * The number of products of each kind for `total`: proportional to the kinds' shares, but at most the number of different products of a
 * kind; the rest goes to other kinds.
 */
export function quotas(kinds: readonly ProductKind[], total: number): Map<ProductKind, number> {
  const result = new Map<ProductKind, number>();
  let open = kinds;
  let left = total;
  for (;;) {
    const shares = open.reduce((sum, { share }) => sum + share, 0);
    const full = open.filter((kind) => capacityOf(kind) < (left * kind.share) / shares);
    if (full.length === 0) {
      break;
    }
    for (const kind of full) {
      result.set(kind, capacityOf(kind));
      left -= capacityOf(kind);
    }
    open = open.filter((kind) => !full.includes(kind));
    if (open.length === 0) {
      throw new Error(`There are only ${total - left} different products, not ${total}`);
    }
  }
  // Each kind ends at the rounded running sum, so rounding does not lose or add products.
  const shares = open.reduce((sum, { share }) => sum + share, 0);
  let sum = 0;
  let given = 0;
  for (const kind of open) {
    sum += kind.share;
    const upTo = Math.round((left * sum) / shares);
    result.set(kind, upTo - given);
    given = upTo;
  }
  return result;
}
