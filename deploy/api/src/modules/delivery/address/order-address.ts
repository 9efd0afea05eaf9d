import type { Address, StoredAddress } from '@zapovednik/api/checkout/wire/address';
import { eq } from 'drizzle-orm';
import { deliveryProfile } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { checkedAddress } from './address-check';
import { placeOfTown } from './town';

/** The address of an order, and messages by field about the parts that the suggestion service does not know. */
export interface OrderAddress {
  readonly address: StoredAddress | null;
  readonly wrong: Readonly<Record<string, string>>;
}

/**
 * Checks the address of an order in the city of the order, outside of its transaction (DEL-54). The session's address
 * was checked when it was chosen. While the service is down, an address is marked for a call.
 *
 * @param given The address in the order's form; undefined: the session's address
 */
export async function checkOrderAddress(
  given: Address | null | undefined,
  context: SessionContext,
): Promise<OrderAddress> {
  const { session, locationId } = context;
  const address = given === undefined ? session.address : given;
  if (!address || !context.partners.suggestions) return { address, wrong: {} };
  const savedHouse = await sameHouse(address, context);
  if (savedHouse && savedHouse.needsCall !== 'Y')
    return { address: { ...address, coords: savedHouse.coords || address.coords }, wrong: {} };
  try {
    const place = await placeOfTown(address.town, (await savedIn(savedHouse?.id, context)) ?? locationId, context);
    return { address: await checkedAddress(address, place, context), wrong: {} };
  } catch (error) {
    if (!(error instanceof ShopError && error.fields)) throw error;
    const wrong = Object.entries(error.fields).map(([field, message]) => [`profile.${field}`, message]);
    return { address, wrong: Object.fromEntries(wrong) };
  }
}

/** The session's address, if it is this house and was chosen in the city of this call. */
async function sameHouse({ town = '', street, house }: Address, { session, places, locationId }: SessionContext) {
  const { address } = session;
  const same = address && (address.town ?? '') === town && address.street === street && address.house === house;
  if (!same) return null;
  return (await places.serve(undefined, session)).locationId === locationId ? address : null;
}

/** The place of a saved address, which may be a town near the city. */
async function savedIn(id: number | undefined, { db }: SessionContext): Promise<number | undefined> {
  const [saved] = await db
    .select()
    .from(deliveryProfile)
    .where(eq(deliveryProfile.id, id ?? 0));
  return saved?.locationId;
}
