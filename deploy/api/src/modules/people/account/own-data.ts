import { countAttempt, type Limit } from '../../../http/attempts';
import type { CustomerContext } from '../../../http/context';
import { personalData } from '../../../http/personal-data';
import { waitingChanges } from '../contacts/waiting-changes';
import { ownerOf } from '../customer/owner';
import { presentUser } from '../customer/present-user';
import { devices } from '../devices/devices';

/** The file contains every order of the customer, so it is expensive. */
const FILES_BY_CUSTOMER: Limit = { name: 'own data by customer', most: 5, seconds: 3600 };

/**
 * All stored data of a customer, by section, for a file (CAB-18). Each module adds its sections. A table with a
 * customer's id has a section, or the test contains the reason why not.
 *
 * @throws ShopError 429 after a few files an hour
 */
export async function ownData(context: CustomerContext): Promise<Record<string, unknown>> {
  const { db, now } = context;
  const owner = await ownerOf(context);
  await countAttempt(db, FILES_BY_CUSTOMER, String(owner.id), now());
  const { mindbox: _, ...person } = presentUser(owner);
  const sections = await Promise.all(
    personalData.all(context.events).map((module) => module.export?.(db, owner) ?? Promise.resolve({})),
  );
  return {
    made_at: now().toISOString(),
    person: {
      ...person,
      bonus_card: owner.bonusCard,
      bonus_balance: owner.bonusBalance,
      registered_at: owner.createdAt.toISOString(),
    },
    waiting_changes: await waitingChanges(db, owner.id, now()),
    devices: (await devices(context)).map(({ key: _key, ...device }) => device),
    ...Object.assign({}, ...sections),
  };
}
