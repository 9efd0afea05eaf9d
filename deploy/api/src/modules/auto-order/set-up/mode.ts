import {
  type AutoOrderInterval,
  type AutoOrderVariant,
  autoOrderVariant,
  intervalNames,
} from '@zapovednik/api/cabinet/wire/auto-order-interval';
import type { AutoOrderModeAnswer } from '@zapovednik/api/cabinet/wire/auto-order-mode';
import { toFlag } from '@zapovednik/rules/format';
import { and, eq, isNull } from 'drizzle-orm';
import { autoOrder, autoOrderMode } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { findOwnOrder } from '../../order-access/api';
import { chosenMode, intervalFrom } from '../../repeats/api';

import { intervalOf } from '../times/intervals';
import { whyNotRepeatable } from './why-not-repeatable';

/** The reason why an order made now cannot be repeated, as text. Null: it can (CAB-09). */
function whyNot({ session, city }: SessionContext): string | null {
  if (session.customerId === null) return 'Войдите, чтобы заказ повторялся сам';
  return city.isRc ? null : 'В вашем городе автозаказа пока нет';
}

const modes: AutoOrderModeAnswer['MODES'] = [
  { MODE: 'off', NAME: 'Не повторять' },
  ...autoOrderVariant.options.map((variant) => ({
    MODE: variant,
    NAME: variant === 'custom' ? 'Свой интервал' : intervalNames[variant],
  })),
];

const answered = (reason: string | null, interval: AutoOrderInterval | null): AutoOrderModeAnswer => ({
  MODE: interval?.variant ?? 'off',
  INTERVAL: interval,
  AVAILABLE: toFlag(reason === null),
  REASON: reason,
  MODES: modes,
});

/** How the next order of this session is repeated (API-103). */
export async function checkMode(context: SessionContext): Promise<AutoOrderModeAnswer> {
  const reason = whyNot(context);
  return answered(reason, reason === null ? await chosenMode(context) : null);
}

/** How an order of this customer is repeated (API-103). */
export async function checkModeOf(orderId: number, context: SessionContext): Promise<AutoOrderModeAnswer> {
  const order = await findOwnOrder(orderId, context);
  const [active] = await context.db
    .select()
    .from(autoOrder)
    .where(and(eq(autoOrder.orderId, order.id), isNull(autoOrder.cancelledAt)));
  return answered(whyNot(context) ?? whyNotRepeatable(order), active ? intervalFrom(active) : null);
}

/** The interval of a mode. Refuses `custom` without its days. */
export function intervalAsked(variant: AutoOrderVariant, days: number | undefined): AutoOrderInterval {
  const interval = intervalOf(variant, days);
  if (interval) return interval;
  throw new ShopError(400, 'validation', 'Укажите, через сколько дней повторять', { days: 'От 7 до 90 дней' });
}

/** Stores how the next order of this session is repeated; null: not at all (API-102). */
export async function chooseMode(
  interval: AutoOrderInterval | null,
  context: SessionContext,
): Promise<AutoOrderModeAnswer> {
  const { db, session } = context;
  if (interval === null) {
    await db.delete(autoOrderMode).where(eq(autoOrderMode.sessionKey, session.key));
    return checkMode(context);
  }
  checkAvailable(context);
  const values = { variant: interval.variant, interval: interval.interval, unit: interval.type };
  await db
    .insert(autoOrderMode)
    .values({ sessionKey: session.key, ...values })
    .onConflictDoUpdate({ target: autoOrderMode.sessionKey, set: values });
  return checkMode(context);
}

/** Throws if the customer cannot have an auto-order. */
export function checkAvailable(context: SessionContext): void {
  const reason = whyNot(context);
  if (reason) throw new ShopError(409, 'no_auto_order', reason);
}
