import { createHash } from 'node:crypto';
import { STAFF } from '@zapovednik/api/cabinet/calls/rights';
import type { OrderEmployee } from '@zapovednik/api/checkout/wire/order';
import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { customer } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { presentUser } from '../../people/api';
import { refuse } from './order-error';

/**
 * The employee who places the order for the customer: the one in the form, otherwise the one who signed in on behalf of
 * the customer. Only a session in employee mode may contain one (SES-33). Null: the customer orders.
 */
export async function employeeOf(
  named: number | undefined,
  { db, session: { operatorId } }: SessionContext,
): Promise<number | null> {
  if (named === undefined || named === operatorId) return operatorId;
  const [found] = operatorId
    ? await db
        .select({ id: customer.id })
        .from(customer)
        .where(and(eq(customer.id, named), arrayOverlaps(customer.groups, [...STAFF])))
    : [];
  if (!found) throw refuse({ Employee: 'Сессия сотрудника закончилась. Войдите снова' });
  return found.id;
}

/** The employee who acts for the customer in this session, with the session's mark (SES-33). Null: the customer orders. */
export async function presentEmployee({ db, session }: SessionContext): Promise<OrderEmployee | null> {
  if (session.operatorId === null) return null;
  const [found] = await db.select().from(customer).where(eq(customer.id, session.operatorId));
  if (!found) return null;
  const mark = createHash('sha256').update(`employee:${session.key}`).digest('base64url');
  return { ID: found.id, NAME: presentUser(found).name || found.login, SESSION: mark };
}
