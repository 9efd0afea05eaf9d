import { getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { type DeliveryChoice, nothingChosen, toDeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { getLocation, setLocation } from '@zapovednik/api/shell/calls/location';
import type { UserSession } from '@zapovednik/api/shell/models/user';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { pickupMapToggled } from '@zapovednik/areas/checkout/events';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify } from '@zapovednik/platform/app';
import { isCancelledError, readAgain } from '@zapovednik/platform/query';
import { sessionState } from '../../context/session-state';
import type { ShellContext } from '../../context/shell-context';

/** Writes the server's session into the atoms. */
export async function applySession(app: ShellContext, user: UserSession): Promise<void> {
  app.write(sessionAtom, sessionState(user));
  await settleLocation(app, user);
}

/** The session from the request; null if it failed. Then a notification is shown. */
export async function readSession(app: ShellContext, asking: Promise<UserSession>): Promise<UserSession | null> {
  try {
    return await asking;
  } catch (error) {
    // Without a session the basket cannot be read.
    await app.query.prefetchQuery({ ...basketQuery(app), queryFn: () => Promise.reject(error) });
    await reportAndNotify(
      app,
      error,
      { area: 'shell', phase: 'start', name: 'session' },
      'Не удалось установить данные пользователя',
    );
    return null;
  }
}

/**
 * The session is adjusted to the storefront (CIT-12 to CIT-16): a location of another storefront is replaced, together
 * with its delivery (ERR-08).
 */
async function settleLocation(app: ShellContext, { locationId, delivery }: UserSession): Promise<void> {
  const here = app.city.locationId;
  const show = (chosen: DeliveryChoice | null) => {
    app.query.setQueryData(deliveryQuery(app).queryKey, chosen ?? nothingChosen);
    if (chosen) checkPickupMap(app, chosen);
  };
  const chosenId = locationId ?? DEFAULT_LOCATION_ID;
  if (chosenId === here || (await isInMainCity(app, chosenId))) return show(delivery && toDeliveryChoice(delivery));
  try {
    await app.api(setLocation, { id: here });
    show(await app.api(getUserDelivery, {}));
  } catch (error) {
    await reportAndNotify(
      app,
      error,
      { area: 'shell', phase: 'start', name: 'location' },
      'Не удалось установить местоположение',
    );
  }
}

/** Whether a location belongs to the city of the main domain (CIT-14). A location that is not found does not (ERR-07, CIT-30). */
async function isInMainCity(app: ShellContext, id: number): Promise<boolean> {
  const { locationId, subdomain } = app.city;
  if (subdomain !== null) return false;
  try {
    return (await app.api(getLocation, { id })).cityId === locationId;
  } catch (error) {
    await reportAndNotify(
      app,
      error,
      { area: 'shell', phase: 'start', name: 'location' },
      `Не удалось найти location ID: ${id}`,
    );
    return false;
  }
}

/**
 * Runs at every start in a city with FAST_PICKUP_MODE (CIT-17). Fast pickup needs a point (DEL-51). If nothing else is
 * chosen, the only point is chosen (DEL-50). mf-checkout does the rest.
 */
function checkPickupMap({ bus, city }: ShellContext, chosen: DeliveryChoice): void {
  const { type, address, point, isFastPickup, hasOneFastPoint } = chosen;
  const isFree = hasOneFastPoint && !type && !address;
  if (city.hasFastPickup && !point && (isFastPickup || isFree)) bus.emit(pickupMapToggled, { shown: true });
}

/** Reads the favourites, only for a signed-in user (CIT-10). */
export async function readFavourites(app: ShellContext, { user }: UserSession): Promise<void> {
  if (!user) return;
  try {
    await againIfCancelled(() => app.query.fetchQuery(favouriteIdsQuery(app)));
  } catch (error) {
    await reportAndNotify(app, error, { area: 'shell', phase: 'start', name: 'favourites' });
  }
}

/**
 * Reads the basket (CIT-18). A component of mf-checkout may be reading it already, for the same session, because calls
 * wait for the session.
 */
export const readBasket = (app: ShellContext): Promise<void> =>
  reported(app, () => app.query.fetchQuery({ ...basketQuery(app), staleTime: 0, networkMode: 'always' }));

/** Reads the basket of another session. */
export const rereadBasket = (app: ShellContext): Promise<void> =>
  reported(app, () => readAgain(app.query, basketQuery(app)));

async function reported(app: ShellContext, read: () => Promise<unknown>): Promise<void> {
  try {
    await againIfCancelled(read);
  } catch (error) {
    await reportAndNotify(app, error, { area: 'shell', phase: 'start', name: 'basket' }, 'Ошибка инициалиции корзины');
  }
}

/** A read that components share is cancelled when they are gone. The visit still needs it. */
async function againIfCancelled(read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!isCancelledError(error)) throw error;
    await read();
  }
}
