import { checkAddress, UNKNOWN_ADDRESS } from '@zapovednik/api/checkout/calls/check-address';
import type { Address, StoredAddress } from '@zapovednik/api/checkout/wire/address';
import { eq } from 'drizzle-orm';
import { location } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { PartnerError } from '../../../partners/protocol/ask-partner';

type Door = Pick<Address, 'street' | 'house' | 'coords'>;

/**
 * Checks an entered address with the suggestion service, outside of any transaction. A known house gets the service's coordinates. When
 * the service is down, the address is accepted as typed and marked for a call. Without a service addresses are not checked.
 *
 * @throws ShopError 400 at the field that the service does not know
 */
export async function checkedAddress<A extends Door>(
  address: A,
  locationId: number,
  context: Context,
): Promise<A & Pick<StoredAddress, 'needsCall'>> {
  const { suggestions } = context.partners;
  if (!suggestions) return address;
  try {
    const city = await placeName(locationId, context);
    const found = await checkAddress((question) => suggestions.suggest(question), city, address);
    if (found.known) return { ...address, coords: found.coords || address.coords };
    const message = UNKNOWN_ADDRESS[found.field];
    throw new ShopError(400, 'validation', message, { [found.field]: message });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    context.log.warn({ err: error }, 'an address could not be checked');
    return { ...address, needsCall: 'Y' };
  }
}

async function placeName(locationId: number, { db, city }: Context): Promise<string> {
  if (locationId === city.locationId) return city.name;
  const [place] = await db.select({ name: location.name }).from(location).where(eq(location.id, locationId));
  return place?.name ?? city.name;
}
