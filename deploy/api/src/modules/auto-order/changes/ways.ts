import type { AutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import { and, asc, eq } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import type { Database } from '../../../db/database';
import { pickupPoint } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { addressLine, profilesOf } from '../../delivery/api';

import { type Offer, offersIn } from '../../offers/api';
import type { OrderRow } from '../../order-states/api';
import { asChanged } from '../next-order/as-changed';
import { conditionsOf, paymentsFor } from '../next-order/next-order';
import type { OwnAutoOrder } from '../own/own-auto-order';
import { placeLine, pointLine } from '../own/present-auto-order';

/**
 * The options for changing an auto-order (CAB-23). They are those of the order's city, not of the city that the
 * customer views.
 */
export async function waysOf({ auto, parent }: OwnAutoOrder, context: CustomerContext): Promise<AutoOrderWays> {
  const { db, customerId } = context;
  const offers = await offersOf(parent, context);
  const conditions = await conditionsOf(asChanged(parent, auto), context);
  const has = (wanted: Offer['type']) => offers.some(({ type }) => type === wanted);
  const profiles = has('courier') ? await profilesOf(db, customerId, parent.locationId) : [];
  const points = has('pickup') ? await pointsOf(db, parent) : [];
  const isPossible = conditions.impossible === undefined;
  return {
    orderPlace: await placeLine(db, parent),
    addresses: profiles.map(({ id, city, ...address }) => ({ id, name: addressLine(city, address) })),
    points: points.map(({ id, name, address, cost }) => ({ id, name: pointLine(name, address), cost: roubles(cost) })),
    payments: isPossible ? (await paymentsFor(conditions.offer, context)).map(({ id, name }) => ({ id, name })) : [],
    paymentId: isPossible ? conditions.payment.id : null,
  };
}

/** The possible deliveries of an auto-order in its order's city. */
export const offersOf = (
  { locationId }: OrderRow,
  { db, now }: Pick<CustomerContext, 'db' | 'now'>,
): Promise<Offer[]> => offersIn(db, locationId, now(), ['courier', 'pickup']);

/** The pickup points of the order's city that hand out orders. */
export const pointsOf = (db: Database, { locationId }: OrderRow) =>
  db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true)))
    .orderBy(asc(pickupPoint.sort), asc(pickupPoint.id));
