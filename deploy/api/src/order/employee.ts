import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { customer } from '../db/schema';
import type { SessionContext } from '../http/context';
import { refuse } from './order-error';

/**
 * The employee who places the order for the customer: the one in the form, otherwise the one who signed in on behalf of the customer.
 * Only a session of employee mode may name one (SES-33). Null: the customer orders.
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
        .where(and(eq(customer.id, named), arrayOverlaps(customer.groups, ['1c_user', '1c_service_user', 'admin'])))
    : [];
  if (!found) throw refuse({ Employee: 'Сессия сотрудника закончилась. Войдите снова' });
  return found.id;
}
