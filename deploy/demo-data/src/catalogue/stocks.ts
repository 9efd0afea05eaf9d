import type { shopStock, stock } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { randomOf } from '../random/random';
import type { ProductRow } from './products';

interface Stocks {
  warehouses: (typeof stock.$inferInsert)[];
  shops: (typeof shopStock.$inferInsert)[];
}

/** The share of the products that a city has in stock. */
function rangeOf({ subdomain, isRegionalCentre }: (typeof cityFacts)[number]): number {
  if (subdomain === null) return 0.94;
  return isRegionalCentre ? 0.82 : 0.64;
}

const ranges = cityFacts.map((city) => ({ id: city.id, range: rangeOf(city) }));

interface FastShop {
  readonly id: number;
  readonly locationId: number;
}

/**
 * The stock of a product (CIT-02): it is in most cities' warehouses and in some of the shops with fast pickup. One
 * product in thirty is sold out everywhere, for testing subscriptions. No shop has more than its city's warehouse: where
 * a stepper ends («Больше нет»), no shop beside it promises another piece.
 */
export function stocksOf(product: ProductRow, fastShops: readonly FastShop[], seed: number): Stocks {
  const random = randomOf(seed, 'stock', product.id);
  const none: Stocks = { warehouses: [], shops: [] };
  if (random.chance(0.033)) {
    return none;
  }
  const pack = product.packQuantity ?? 1;
  const isDear = product.discountPrice > 500_000;
  const most = isDear ? 12 : 40 + pack * 4;
  const warehouses = ranges
    .filter(({ range }) => random.chance(range))
    .map(({ id }) => ({
      productId: product.id,
      locationId: id,
      quantity: random.chance(0.2) ? random.int(1, 5) : random.int(6, most),
    }));
  const inCity = new Map(warehouses.map(({ locationId, quantity }) => [locationId, quantity]));
  const shops = fastShops
    .filter(() => random.chance(isDear ? 0.1 : 0.28))
    .map(({ id, locationId }) => {
      const quantity = random.int(1, isDear ? 3 : 14);
      return { productId: product.id, pointId: id, quantity: Math.min(quantity, inCity.get(locationId) ?? quantity) };
    });
  return { warehouses, shops };
}
