import { useHousePromise } from './use-house-promise';

/** «К вам курьером завтра, 150 ₽», if a house is chosen. */
export function HouseLine({ productId }: { productId: number }) {
  const promise = useHousePromise(productId);
  return promise && <p>К вам {promise.text}</p>;
}
