import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { customer } from '../../db/schema';

/** The reason why other customers cannot buy merchandise (PRD-61). */
export const FOR_STAFF = 'Мерч продаём только сотрудникам «Заповедника»';

/** Whether a customer may buy merchandise (PRD-61, SES-38). Null: the visitor is anonymous. */
export async function mayBuyMerchandise(db: Database, customerId: number | null): Promise<boolean> {
  if (customerId === null) return false;
  const [found] = await db.select({ groups: customer.groups }).from(customer).where(eq(customer.id, customerId));
  return found !== undefined && rightsOf(found).canBuyMerchandise;
}
