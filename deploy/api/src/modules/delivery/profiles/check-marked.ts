import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { checkedAddress } from '../address/address-check';
import { changeProfile } from './change-profiles';
import { ownProfile } from './profiles';

/**
 * Checks a saved address, before it is used, that could not be checked when it was entered. An address that is now
 * known loses its mark.
 *
 * @throws ShopError 404 if the customer has no such address, 400 at the field that the suggestion service does not know
 */
export async function checkMarked(id: number, context: SessionContext): Promise<void> {
  const { address, customerId, locationId } = await ownProfile(id, context);
  if (address.needsCall !== 'Y' || !context.partners.suggestions) return;
  const { needsCall, ...typed } = address;
  const checked = await checkedAddress(typed, locationId, context);
  await inTransaction(context.db, (db) => changeProfile(id, checked, { ...context, customerId, db }));
}
