import type { Employee } from '@zapovednik/api/cabinet/calls/employee';
import { rightsOf, STAFF } from '@zapovednik/api/cabinet/calls/rights';
import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { and, arrayOverlaps, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { escapeLike } from '../../../base/text/escape-like';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { CustomerContext } from '../../../http/context';
import { type Customer, customerOf, renewSession } from '../../../http/session';
import { notFound, ShopError, unauthorized } from '../../../http/shop-error';
import { findByLogin } from '../customer/find-customer';
import { presentSession, presentUser } from '../customer/present-user';

const forbidden = () => new ShopError(403, 'forbidden', 'Недостаточно прав');

const SIGN_INS_BY_OPERATOR: Limit = { name: 'sign-ins for customers by operator', most: 60, seconds: 600 };

/**
 * Continues as a customer, to make an order on their behalf (API-86). It is not possible for accounts of staff, so it
 * gives no additional permissions. The employee's basket stays with the employee.
 */
export async function signInForSomeoneElse(login: string, context: CustomerContext): Promise<UserSessionAnswer> {
  const { db, session, now } = context;
  const operator = await customerOf(db, session);
  if (!operator) throw unauthorized();
  if (session.operatorId !== null || !rightsOf(operator).canLoginForSomeoneElse) throw forbidden();
  await countAttempt(db, SIGN_INS_BY_OPERATOR, String(operator.id), now());
  const client = await findByLogin(db, login);
  if (!client || isStaff(client)) throw notFound('Клиент не найден');
  return inTransaction(db, async (tx) => {
    const owner = { customerId: client.id, operatorId: operator.id };
    const renewed = await renewSession(tx, session, owner, now());
    context.announceSession(renewed.id);
    return presentSession(renewed.id, renewed.session, { ...context, db: tx });
  });
}

const isStaff = ({ groups }: Customer) => groups.some((group) => STAFF.includes(group));

const FOUND_AT_MOST = 20;

/** Staff by a part of the name or login (API-87). */
export async function searchEmployee(
  sought: string,
  { db, session, customerId }: CustomerContext,
): Promise<Employee[]> {
  const [asking] = await db
    .select()
    .from(customer)
    .where(eq(customer.id, session.operatorId ?? customerId));
  if (!asking || !rightsOf(asking).canLoginForSomeoneElse) throw forbidden();
  const name = sql<string>`concat_ws(' ', ${customer.lastName}, ${customer.firstName}, ${customer.secondName}) collate "und-x-icu"`;
  const pattern = `%${escapeLike(sought)}%`;
  const rows = await db
    .select()
    .from(customer)
    .where(and(arrayOverlaps(customer.groups, [...STAFF]), or(ilike(name, pattern), ilike(customer.login, pattern))))
    .orderBy(asc(name), asc(customer.id))
    .limit(FOUND_AT_MOST);
  return rows.map((row) => ({ id: row.id, name: presentUser(row).name, login: row.login }));
}
