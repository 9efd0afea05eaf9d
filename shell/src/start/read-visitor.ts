import { getBasket } from 'shared-contracts/api/basket';
import { getUserDelivery } from 'shared-contracts/api/delivery';
import { type DeliveryChoice, toDeliveryChoice } from 'shared-contracts/api/delivery-model';
import { getFavourites } from 'shared-contracts/api/favourites';
import { DEFAULT_LOCATION_ID, setLocation } from 'shared-contracts/api/location';
import type { UserSession } from 'shared-contracts/api/user';
import { openDelivery } from 'shared-contracts/checkout/commands';
import { ApiError } from 'shared-contracts/client';
import { basketState, deliveryState, noDelivery, unknownBasket } from 'shared-contracts/state';
import type { ShellShop } from '../app/shop-context';
import { sessionState } from './session-state';
import { tell } from './tell';

/** Puts a session that the server has told into the shop's state. */
export async function takePerson(shop: ShellShop, user: UserSession): Promise<void> {
  shop.write.session.set(sessionState(user));
  await settleLocation(shop, user);
}

/** What was asked of the session; null when it cannot be known, which the visitor is told. */
export async function told(shop: ShellShop, asking: Promise<UserSession>): Promise<UserSession | null> {
  try {
    return await asking;
  } catch (error) {
    shop.write.basket.set({ ...unknownBasket, status: 'failed' });
    await tell(shop, error, 'session', 'Не удалось установить данные пользователя');
    return null;
  }
}

/** The session follows the storefront (CIT-12 to CIT-16): a location of another one is replaced, and its delivery with it. */
async function settleLocation(shop: ShellShop, { location_id, user_delivery }: UserSession): Promise<void> {
  const here = shop.stores.city.get().locationId;
  const show = (chosen: DeliveryChoice | null) => {
    shop.write.delivery.set(chosen ? deliveryState(chosen) : noDelivery);
    if (chosen) checkPickupMap(shop, chosen);
  };
  if ((location_id ?? DEFAULT_LOCATION_ID) === here) return show(user_delivery && toDeliveryChoice(user_delivery));
  try {
    await shop.api(setLocation, { id: here });
    show(await shop.api(getUserDelivery, {}));
  } catch (error) {
    const unknown = error instanceof ApiError && error.status === 404;
    const text = unknown ? `Не удалось найти location ID: ${here}` : 'Не удалось установить местоположение';
    await tell(shop, error, 'location', text);
  }
}

/** Fast pickup is on but its shop is gone: another has to be chosen before the catalogue can be that of a shop (CIT-17, DEL-51). */
function checkPickupMap({ bus, stores, report }: ShellShop, { isFastPickup, point }: DeliveryChoice): void {
  if (!stores.city.get().hasFastPickup || !isFastPickup || point) return;
  bus
    .run(openDelivery, { tab: 'fastPickup' })
    .catch((error: unknown) => report(error, { area: 'shell', doing: 'command', name: openDelivery.name }));
}

/**
 * The first state of favourites, a signed-in person's alone (CIT-10). Whatever stands there by the time of the answer is their
 * owner's, mf-catalog's, or another person's.
 */
export async function readFavourites(shop: ShellShop, { authorized, user_id }: UserSession): Promise<void> {
  const { favourites, session } = shop.write;
  if (!authorized) return;
  try {
    const read = await shop.api(getFavourites, {});
    if (favourites.get() !== null || session.get().userId !== user_id) return;
    favourites.set(new Set(read.map(({ UF_PRODUCT }) => UF_PRODUCT)));
  } catch (error) {
    await tell(shop, error, 'favourites');
  }
}

/** The first state of the basket; afterwards its owner, mf-checkout, writes it (CIT-18). */
export async function readBasket(shop: ShellShop): Promise<void> {
  try {
    shop.write.basket.set(basketState(await shop.api(getBasket, {})));
  } catch (error) {
    shop.write.basket.set({ ...unknownBasket, status: 'failed' });
    await tell(shop, error, 'basket', 'Ошибка инициалиции корзины');
  }
}
