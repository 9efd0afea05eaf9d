import type { PersonalSummaryAnswer } from '@zapovednik/api/cabinet/wire/summary';
import { formatDate } from '@zapovednik/rules/dates';
import { toFlag } from '@zapovednik/rules/format';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { autoOrder, customer, deliveryProfile, favourite, pet, subscription } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { unauthorized } from '../../http/shop-error';
import { expectedBonuses } from '../bonus/api';
import { hasPurchases, ownOf } from '../catalogue/api';

import { ordersInWork } from '../order/api';

/**
 * The data of the cabinet's first page (CAB-13). Each part is found by an index of the customer, and only three orders
 * are loaded, so the time does not depend on the number of ended orders.
 */
export async function personalSummary(context: CustomerContext): Promise<PersonalSummaryAnswer> {
  const { db, customerId } = context;
  const [person] = await db.select().from(customer).where(eq(customer.id, customerId));
  if (!person) throw unauthorized();
  return {
    ...(await ordersInWork(context)),
    HAS_PURCHASES: toFlag(await hasPurchases(db, customerId)),
    ...(await autoOrdersOf(db, customerId)),
    BONUSES: {
      BALANCE: person.bonusBalance,
      CARD: person.bonusCard ?? '',
      EXPECTED: await expectedBonuses(db, customerId),
    },
    SUBSCRIPTIONS: await db.$count(subscription, ownOf(context)),
    FAVOURITES: await db.$count(favourite, eq(favourite.customerId, customerId)),
    PETS: await namesOfPets(db, customerId),
    ADDRESSES: await db.$count(deliveryProfile, eq(deliveryProfile.customerId, customerId)),
    EMAIL: person.email,
    EMAIL_CONFIRMED: toFlag(person.emailConfirmedAt !== null),
  };
}

async function namesOfPets(db: Database, customerId: number): Promise<string[]> {
  const rows = await db.select({ name: pet.name }).from(pet).where(eq(pet.customerId, customerId)).orderBy(asc(pet.id));
  return rows.map(({ name }) => name);
}

/** The number of active auto-orders, and the next one. */
async function autoOrdersOf(db: Database, customerId: number) {
  const active = await db
    .select({ orderId: autoOrder.orderId, date: autoOrder.nextDate, problem: autoOrder.problem })
    .from(autoOrder)
    .where(and(eq(autoOrder.customerId, customerId), isNull(autoOrder.cancelledAt), isNull(autoOrder.pausedAt)))
    .orderBy(asc(autoOrder.nextDate), asc(autoOrder.orderId));
  const [next] = active;
  return {
    AUTO_ORDERS: active.length,
    NEXT_AUTO_ORDER: next ? { ORDER_ID: next.orderId, DATE: formatDate(next.date), PROBLEM: next.problem } : null,
  };
}
