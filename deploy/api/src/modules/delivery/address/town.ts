import { and, eq } from 'drizzle-orm';
import { location } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';

/**
 * The location of an address: this city, or a town that it serves.
 *
 * @param town '' is the city; undefined: the address does not tell
 * @param otherwise The location of an address that does not tell
 * @throws ShopError 400 at the street, if the city does not serve this town
 */
export async function placeOfTown(
  town: string | undefined,
  otherwise: number,
  { db, locationId }: Pick<Context, 'db' | 'locationId'>,
): Promise<number> {
  if (town === undefined) return otherwise;
  if (town === '') return locationId;
  const [place] = await db
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.name, town), eq(location.cityId, locationId)));
  if (place) return place.id;
  const message = `Отсюда не доставляем: ${town}. Смените город`;
  throw new ShopError(400, 'validation', message, { street: message });
}
