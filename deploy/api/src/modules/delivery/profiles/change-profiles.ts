import type { Address, StoredAddress } from '@zapovednik/api/checkout/wire/address';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deliveryProfile, deliveryService, location, session } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { lockSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { inSession } from './in-session';
import { ownProfile } from './profiles';

/** Maximum number of a customer's saved addresses. */
export const MOST_PROFILES = 20;

/** Orders are delivered to houses in a city or a village. */
async function checkPlace(locationId: number, { db }: CustomerContext): Promise<void> {
  const [place] = await db.select().from(location).where(eq(location.id, locationId));
  if (place?.type === 'CITY' || place?.type === 'VILLAGE') return;
  const message = `Не удалось найти location ID: ${locationId}`;
  throw new ShopError(400, 'validation', message, { locationId: message });
}

/** The fields that identify the door of an address. */
const doorOf = ({ street, house, porch, apartment }: Address) =>
  [street, house, porch, apartment].map((part) => part.toLowerCase().replaceAll('ё', 'е')).join('/');

/** Whether two addresses are the same house. The door may differ. */
const isSameHouse = (one: Address, other: Address): boolean => {
  const bare = { porch: '', apartment: '' };
  return doorOf({ ...one, ...bare }) === doorOf({ ...other, ...bare });
};

/**
 * Saves an address. If it is already saved, only its floor, lift and coordinates are updated. The customer's sessions
 * are locked, so that concurrent calls do not save one address twice or exceed the limit (API-34).
 *
 * @returns Its number.
 */
export async function saveProfile(
  address: StoredAddress,
  locationId: number,
  context: CustomerContext,
): Promise<number> {
  const { db, customerId } = context;
  await checkPlace(locationId, context);
  await lockSessions(context, customerId, context.session.key);
  const saved = await db.select().from(deliveryProfile).where(eq(deliveryProfile.customerId, customerId));
  const same = saved.find((one) => one.locationId === locationId && doorOf(one.address) === doorOf(address));
  if (same) {
    await writeProfile(same.id, { ...address, coords: address.coords || same.address.coords }, locationId, context);
    await markUsed(same.id, context);
    return same.id;
  }
  if (saved.length >= MOST_PROFILES) {
    throw new ShopError(409, 'limit', `Можно сохранить не больше ${MOST_PROFILES} адресов. Удалите ненужный`);
  }
  const [added] = await db
    .insert(deliveryProfile)
    .values({ customerId, locationId, address, usedAt: context.now() })
    .returning({ id: deliveryProfile.id });
  if (!added) throw new Error('The address was not stored');
  return added.id;
}

/** Changes a saved address, and with it the address of the sessions that chose it (API-35, API-36). */
export async function changeProfile(
  id: number,
  given: { [F in keyof StoredAddress]?: StoredAddress[F] | undefined } & { locationId?: number | undefined },
  context: CustomerContext,
): Promise<void> {
  const { locationId, ...fields } = given;
  await lockSessions(context, context.customerId, context.session.key);
  const old = await ownProfile(id, context);
  if (locationId !== undefined) await checkPlace(locationId, context);
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { needsCall, ...known } = old.address;
  // A new street or house was checked again.
  const isChecked = fields.street !== undefined || fields.house !== undefined;
  const changed: StoredAddress = { ...known, ...(needsCall && !isChecked && { needsCall }), ...told };
  const place = locationId ?? old.locationId;
  const stays = place === old.locationId && isSameHouse(changed, old.address);
  // A house keeps its coordinates when only the door changes. Another house has other coordinates.
  const coords = fields.coords || (stays ? old.address.coords : '');
  // The sessions that chose it deliver to the city of the old address.
  if (place !== old.locationId) await forgetChosen(id, context);
  await writeProfile(id, { ...changed, coords }, place, context);
}

/** The address was used now: it is offered first. */
export async function markUsed(id: number, { db, now }: Pick<CustomerContext, 'db' | 'now'>): Promise<void> {
  await db.update(deliveryProfile).set({ usedAt: now() }).where(eq(deliveryProfile.id, id));
}

async function writeProfile(
  id: number,
  address: StoredAddress,
  locationId: number,
  context: CustomerContext,
): Promise<void> {
  const { db } = context;
  await db.update(deliveryProfile).set({ address, locationId }).where(eq(deliveryProfile.id, id));
  await db
    .update(session)
    .set({ address: await inSession({ id, address, locationId }, db) })
    .where(chosenBy(id, context));
}

/** The customer's sessions that chose a saved address. */
const chosenBy = (id: number, { customerId }: CustomerContext) =>
  and(eq(session.customerId, customerId), sql`${session.address} ->> 'id' = ${String(id)}`);

/** Deletes a saved address. Sessions that chose it no longer have an address or a courier (API-37). */
export async function deleteProfile(id: number, context: CustomerContext): Promise<void> {
  const { db } = context;
  await lockSessions(context, context.customerId, context.session.key);
  await ownProfile(id, context);
  await forgetChosen(id, context);
  await db.delete(deliveryProfile).where(eq(deliveryProfile.id, id));
}

/** Removes the address and the courier from the sessions that chose a saved address. */
async function forgetChosen(id: number, context: CustomerContext): Promise<void> {
  const { db } = context;
  const couriers = db
    .select({ id: deliveryService.id })
    .from(deliveryService)
    .where(inArray(deliveryService.type, ['courier', 'fast_delivery']));
  await db
    .update(session)
    .set({
      address: null,
      deliveryServiceId: sql`case when ${session.deliveryServiceId} in ${couriers} then null else ${session.deliveryServiceId} end`,
    })
    .where(chosenBy(id, context));
}
