import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';

type Goods = Pick<PickupPoint, 'goods'>;

/** A shop of fast pickup that has nothing of the basket: it cannot be chosen. */
export const isEmpty = ({ goods }: Goods): boolean => goods?.here === 0;

/** The shops with most of the basket first; among equal ones the order stays. */
export const fullestFirst = <Point extends Goods>(points: readonly Point[]): readonly Point[] =>
  points.toSorted((one, other) => (other.goods?.here ?? 0) - (one.goods?.here ?? 0));
