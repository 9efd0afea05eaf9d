import { setPickupPoint, setUserProfileData } from 'shared-contracts/checkout/calls/delivery';
import type { Address } from 'shared-contracts/checkout/calls/delivery-answer';
import { reloadBasket } from 'shared-contracts/checkout/commands';
import type { DeliveryChoice, PickupPoint } from 'shared-contracts/checkout/models/delivery';
import { toFlag } from 'shared-contracts/format';
import { showNotification } from 'shared-contracts/shell/commands';
import type { Shop } from 'shared-contracts/shop';
import { userDeliveryQuery } from './delivery-queries';

/**
 * Keeps a choice with the session. The basket is recalculated and the shopper told, or told of the failure (DEL-41, DEL-42,
 * DEL-48, DEL-49). Answers whether it was kept.
 */
async function choose(shop: Shop, send: () => Promise<DeliveryChoice>, done: string): Promise<boolean> {
  try {
    const chosen = await send();
    shop.query.setQueryData(userDeliveryQuery(shop).queryKey, chosen);
  } catch (error) {
    shop.report(error, { area: 'mf-checkout', doing: 'command', name: 'delivery' });
    await shop.bus.run(showNotification, { kind: 'error', text: 'Возникла ошибка' });
    return false;
  }
  await shop.bus.run(showNotification, { kind: 'success', text: done });
  void shop.query.invalidateQueries({ queryKey: ['pickup-points'] });
  void shop.query.invalidateQueries({ queryKey: ['order'] });
  // The owner has told the shopper of a failure; the choice itself stands.
  await shop.bus.run(reloadBasket, {}).catch(() => undefined);
  return true;
}

type Point = Pick<PickupPoint, 'id' | 'serviceId'>;

const send = (shop: Shop, { id, serviceId }: Point, fast: boolean) =>
  shop.api(setPickupPoint, { id, serviceId, fast: toFlag(fast) });

/** Ordinary pickup from this point. */
export const choosePoint = (shop: Shop, point: Point) => choose(shop, () => send(shop, point, false), 'Адрес сохранён');

/** Fast pickup from this point: the catalogue shows what lies in it. */
export const startFastPickup = (shop: Shop, point: Point) =>
  choose(shop, () => send(shop, point, true), 'Быстрый самовывоз активирован');

/** Back to ordinary pickup from the same point. */
export const stopFastPickup = (shop: Shop, point: Point) =>
  choose(shop, () => send(shop, point, false), 'Быстрый самовывоз деактивирован');

/** A courier to this address. */
export const chooseAddress = (shop: Shop, address: Address) =>
  choose(shop, () => shop.api(setUserProfileData, address), 'Адрес сохранён');
