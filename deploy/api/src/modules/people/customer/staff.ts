import { eq } from 'drizzle-orm';
import { customer } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';

/**
 * The calls of the accounting system are for its service users and administrators.
 *
 * @throws ShopError 403
 */
export async function requireStaff({ db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>): Promise<void> {
  const [person] = await db.select({ groups: customer.groups }).from(customer).where(eq(customer.id, customerId));
  if (person?.groups.some((group) => group === '1c_service_user' || group === 'admin')) return;
  throw new ShopError(403, 'forbidden', 'Недостаточно прав');
}
