import type { AppContext } from 'shared-contracts/app';
import { setPickupPoint, setUserProfileData } from 'shared-contracts/checkout/calls/delivery';
import type { Address } from 'shared-contracts/checkout/calls/delivery-answer';
import { reloadBasket } from 'shared-contracts/checkout/commands';
import type { DeliveryChoice, PickupPoint } from 'shared-contracts/checkout/models/delivery';
import { toFlag } from 'shared-contracts/format';
import { showNotification } from 'shared-contracts/shell/commands';
import { userDeliveryQuery } from './delivery-queries';

/**
 * Keeps a choice with the session. The basket is recalculated and the shopper told, or told of the failure (DEL-41, DEL-42,
 * DEL-48, DEL-49). Answers whether it was kept.
 */
async function choose(app: AppContext, send: () => Promise<DeliveryChoice>, done: string): Promise<boolean> {
  try {
    const chosen = await send();
    app.query.setQueryData(userDeliveryQuery(app).queryKey, chosen);
  } catch (error) {
    app.report(error, { area: 'mf-checkout', phase: 'command', name: 'delivery' });
    await app.bus.run(showNotification, { kind: 'error', text: 'Возникла ошибка' });
    return false;
  }
  await app.bus.run(showNotification, { kind: 'success', text: done });
  void app.query.invalidateQueries({ queryKey: ['pickup-points'] });
  void app.query.invalidateQueries({ queryKey: ['order'] });
  // The owner has told the shopper of a failure; the choice itself stands.
  await app.bus.run(reloadBasket, {}).catch(() => undefined);
  return true;
}

type Point = Pick<PickupPoint, 'id' | 'serviceId'>;

const send = (app: AppContext, { id, serviceId }: Point, fast: boolean) =>
  app.api(setPickupPoint, { id, serviceId, fast: toFlag(fast) });

/** Ordinary pickup from this point. */
export const choosePoint = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, false), 'Адрес сохранён');

/** Fast pickup from this point: the catalogue shows what lies in it. */
export const startFastPickup = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, true), 'Быстрый самовывоз активирован');

/** Back to ordinary pickup from the same point. */
export const stopFastPickup = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, false), 'Быстрый самовывоз деактивирован');

/** A courier to this address. */
export const chooseAddress = (app: AppContext, address: Address) =>
  choose(app, () => app.api(setUserProfileData, address), 'Адрес сохранён');
