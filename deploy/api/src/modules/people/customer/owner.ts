import type { CustomerContext } from '../../../http/context';
import { type Customer, customerOf } from '../../../http/session';
import { ShopError, unauthorized } from '../../../http/shop-error';

/** The customer who owns the data. An employee who acts for a customer must not change it (SES-37). */
export async function ownerOf({ db, session }: CustomerContext): Promise<Customer> {
  if (session.operatorId !== null) {
    throw new ShopError(403, 'on_behalf', 'Данные клиента меняет только он сам');
  }
  const found = await customerOf(db, session);
  if (!found) throw unauthorized();
  return found;
}
