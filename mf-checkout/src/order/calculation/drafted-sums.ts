import type { OrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import type { AppContext } from '@zapovednik/platform/app';
import { choiceOf } from '../values/choose';
import { initialValues } from '../values/order-values';
import { readOrderDraft } from '../values/read-order-draft';
import { orderQuery } from './order-query';

/** The sums that the order page would show for the form of this visit. */
export async function draftedSums(app: AppContext, userId: number | null): Promise<OrderSums | null> {
  const fresh = { staleTime: 0 };
  const order = await app.query.fetchQuery({ ...orderQuery(app), ...fresh });
  const choice = choiceOf(initialValues(order, readOrderDraft(app.city.locationId, userId)), order);
  const { deliveries, total } = await app.query.fetchQuery({ ...orderQuery(app, choice), ...fresh });
  return { way: deliveries.find(({ isChecked }) => isChecked)?.name ?? '', ...total };
}
