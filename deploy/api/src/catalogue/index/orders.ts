import type { IndexedProduct } from './product-index';

/** Ways to order products; name and price can be walked from either end. */
export type Order = 'sort' | 'popularity' | 'name' | 'price';

/** Positions of the index in each order. */
export type Orders = Record<Order, readonly number[]>;

type Compare = (one: number, other: number) => number;

/** Numbers within names count as numbers: 800 г stands before 3 кг of the same food only by its group, 2 кг before 10 кг. */
const alphabet = new Intl.Collator('ru', { numeric: true });

/** How the orders compare two positions; what is equal stands by id. */
export function ordersOf(products: readonly IndexedProduct[]): Record<Order, Compare> {
  const by =
    (compare: (one: IndexedProduct, other: IndexedProduct) => number): Compare =>
    (first, second) => {
      const [one, other] = [products[first], products[second]];
      return one && other ? compare(one, other) || one.id - other.id : 0;
    };
  return {
    sort: by((one, other) => one.sort - other.sort || other.popularity - one.popularity),
    popularity: by((one, other) => other.popularity - one.popularity),
    name: by((one, other) => alphabet.compare(one.name, other.name)),
    price: by((one, other) => one.price - other.price),
  };
}

/** The orders after a change: what was touched is taken out, and what of it is still there is sorted in. */
export function mergedOrder(
  orders: Orders,
  compares: Record<Order, Compare>,
  touched: ReadonlySet<number>,
  isThere: (position: number) => boolean,
): Orders {
  const added = [...touched].filter(isThere);
  const merged = (order: Order) =>
    merge(
      orders[order].filter((position) => !touched.has(position)),
      added.toSorted(compares[order]),
      compares[order],
    );
  return { sort: merged('sort'), popularity: merged('popularity'), name: merged('name'), price: merged('price') };
}

/** Two sorted lists as one. */
function merge(one: readonly number[], other: readonly number[], compare: Compare): number[] {
  const result: number[] = [];
  let next = 0;
  for (const position of one) {
    for (let first = other[next]; first !== undefined && compare(first, position) < 0; first = other[next]) {
      result.push(first);
      next += 1;
    }
    result.push(position);
  }
  return result.concat(other.slice(next));
}
