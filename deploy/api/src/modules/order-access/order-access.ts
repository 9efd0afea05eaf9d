import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { order } from '../../db/schema';
import type { Context } from '../../http/context';
import type { ActiveSession } from '../../http/session-cache/active-session';
import { notFound } from '../../http/shop-error';
import type { OrderRow } from '../order-states/api';
import { LINK_VALID_AFTER_END, orderLinkUrl, orderOfToken } from './order-link';
import { isOwn } from './own-order';

/** A person's access to one order: as its owner, or by its signed link. */
export interface OrderAccess {
  readonly id: number;
  /** Selects the order, or nothing when the person may not see it. */
  readonly where: SQL | undefined;
  /** The address of the signed link; null for an own order. */
  readonly link: string | null;
}

/** The caller's own order. */
export const ownOrder = (id: number, session: ActiveSession): OrderAccess => ({
  id,
  where: and(eq(order.id, id), isOwn(session)),
  link: null,
});

/**
 * The order of a signed link, for anyone who has it, until the link is too old.
 *
 * @throws ShopError 404 when the token is forged or incomplete; the database is not asked
 */
export function linkedOrder(
  token: string,
  { linkKey, origin, now }: Pick<Context, 'linkKey' | 'origin' | 'now'>,
): OrderAccess {
  const id = orderOfToken(token, linkKey);
  if (id === null) throw notFound('Заказ не найден');
  return {
    id,
    where: and(eq(order.id, id), hasValidLink(now())),
    link: orderLinkUrl(origin, id, linkKey),
  };
}

/** Whether the signed link of an order is still valid: while the order is in progress, and some time after. */
export const hasValidLink = (now: Date): SQL | undefined =>
  or(isNull(order.endedAt), gt(order.endedAt, new Date(now.getTime() - LINK_VALID_AFTER_END)));

/** @throws ShopError 404; also for orders of other visitors */
export async function findOrder({ db }: Pick<Context, 'db'>, { where }: OrderAccess): Promise<OrderRow> {
  const [row] = await db.select().from(order).where(where);
  if (!row) throw notFound('Заказ не найден');
  return row;
}
