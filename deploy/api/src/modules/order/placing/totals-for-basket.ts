import { roubles } from '../../../base/money';
import type { OrderTotals } from '../../basket/api';
import { calculateShown } from './calculate';
import { calculateError } from './present-order';

/** The sums of the order that the basket would give now (CRT-22). */
export const totalsForBasket: OrderTotals = async (context) => {
  const order = await calculateShown({}, context);
  return (
    order && {
      DELIVERY: roubles(order.delivery),
      PRICE: roubles(order.price),
      MAX_BONUS_OUT: order.maxBonusOut,
      CALCULATE_ERROR: calculateError(order),
    }
  );
};
