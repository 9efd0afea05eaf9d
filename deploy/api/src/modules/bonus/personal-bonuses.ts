import type { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import type { BonusMovementAnswer } from '@zapovednik/api/cabinet/wire/bonus';
import type { Output } from '@zapovednik/api/call';
import { formatDate } from '@zapovednik/rules/dates';
import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import { shopDay } from '../../base/time/days';
import type { Database } from '../../db/database';
import { bonusMovement, customer, order } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { unauthorized } from '../../http/shop-error';
import { inWorkCodes } from '../order-states/api';
import { bonusMonths } from './bonus-months';

/** The bonuses that the customer's orders in progress will add. */
export async function expectedBonuses(db: Database, customerId: number): Promise<number> {
  const [expected] = await db
    .select({ bonuses: sum(order.bonusIn).mapWith(Number) })
    .from(order)
    .where(and(eq(order.customerId, customerId), inArray(order.statusId, inWorkCodes)));
  return expected?.bonuses ?? 0;
}

/** The bonuses of a customer (CAB-17). */
export async function personalBonuses(
  { page, perPage }: { page: number; perPage: number },
  { db, customerId, now }: CustomerContext,
): Promise<Output<typeof getBonuses>> {
  const [person] = await db
    .select({ balance: customer.bonusBalance, card: customer.bonusCard })
    .from(customer)
    .where(eq(customer.id, customerId));
  if (!person) throw unauthorized();
  const mine = eq(bonusMovement.customerId, customerId);
  const [found] = await db.select({ count: count() }).from(bonusMovement).where(mine);
  const rows = await db
    .select()
    .from(bonusMovement)
    .where(mine)
    .orderBy(desc(bonusMovement.at), desc(bonusMovement.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = Number(found?.count);
  return {
    BALANCE: person.balance,
    CARD: person.card ?? '',
    EXPECTED: await expectedBonuses(db, customerId),
    MOVEMENTS: rows.map(present),
    MONTHS: await bonusMonths(db, customerId, now()),
    COUNT: total,
    PAGE_COUNT: Math.ceil(total / perPage),
  };
}

const names: Record<BonusMovementAnswer['KIND'], string> = {
  spent: 'Списано на заказ',
  returned: 'Возвращено за заказ',
  accrued: 'Начислено за заказ',
  revoked: 'Отозвано за заказ',
  gift: 'Подарок от магазина',
};

function present({ id, at, kind, amount, orderId }: typeof bonusMovement.$inferSelect): BonusMovementAnswer {
  return {
    ID: id,
    DATE: formatDate(shopDay(at)),
    KIND: kind,
    NAME: orderId === null ? names[kind] : `${names[kind]} № ${orderId}`,
    AMOUNT: amount,
    ORDER_ID: orderId,
  };
}
