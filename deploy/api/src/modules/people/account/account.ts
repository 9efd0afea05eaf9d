import type { AccountAnswer } from '@zapovednik/api/cabinet/wire/account';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { autoOrder, order } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { statusCodes, statuses } from '../../order-states/api';
import { waitingChanges } from '../contacts/waiting-changes';
import { ownerOf } from '../customer/owner';
import { presentUser } from '../customer/present-user';
import { deletionDate } from '../deletion/deletion-date';
import { pendingAddress } from '../letters/mail-token';
import { messageSettings } from './message-settings';

/** The statuses of orders that have not ended. */
const inWork = statusCodes.filter((code) => statuses[code].inWork);

/** The data of a customer's settings page (CAB-18). */
export async function presentAccount(context: CustomerContext): Promise<AccountAnswer> {
  const { db, now } = context;
  const owner = await ownerOf(context);
  const running = and(eq(autoOrder.customerId, owner.id), isNull(autoOrder.cancelledAt));
  const [auto] = await db.select({ count: count() }).from(autoOrder).where(running);
  const open = and(eq(order.customerId, owner.id), inArray(order.statusId, inWork));
  const [orders] = await db.select({ count: count() }).from(order).where(open);
  return {
    ...presentUser(owner),
    has_password: owner.passwordHash !== null,
    email_to_confirm: await emailToConfirm(db, owner, now()),
    waiting_changes: await waitingChanges(db, owner.id, now()),
    messages: await messageSettings(db, owner),
    deletes_on: await deletionDate(db, owner.id),
    bonuses: owner.bonusBalance,
    auto_orders: Number(auto?.count),
    orders_in_work: Number(orders?.count),
  };
}

/** A new address whose link still works, or the customer's own unconfirmed address. */
async function emailToConfirm(db: Database, { id, email, emailConfirmedAt }: Customer, now: Date) {
  const pendingEmail = await pendingAddress(db, id, now);
  return pendingEmail?.email ?? (email !== '' && emailConfirmedAt === null ? email : null);
}
