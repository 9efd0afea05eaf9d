import {
  clearDelivery,
  setDelivery,
  setPickupPoint,
  setUserProfileData,
} from '@zapovednik/api/checkout/calls/delivery';
import { setFastDeliveryPrice } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { DeliveryChoice, PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import type { SessionProfile } from '@zapovednik/api/checkout/wire/address';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import { optimistic, runWrite } from '@zapovednik/platform/query';
import { toFlag } from '@zapovednik/rules/format';

/** Writes of the choice are serial and not optimistic: a choice is shown after the server has answered. */
const write = (app: AppContext, send: () => Promise<DeliveryChoice | undefined>) =>
  runWrite(app.query, optimistic<DeliveryChoice>(deliveryQuery(app)), { patch: (chosen) => chosen, send });

/**
 * Saves a choice in the session, and shows a notification that it is saved or has failed (DEL-41, DEL-42, DEL-48, DEL-49). Returns
 * whether it is saved.
 */
async function choose(
  app: AppContext,
  send: () => Promise<DeliveryChoice>,
  done: string,
  failed?: string,
): Promise<boolean> {
  try {
    await write(app, send);
  } catch (error) {
    await reportAndNotify(app, error, { area: 'mf-checkout', phase: 'command', name: 'delivery' }, failed);
    return false;
  }
  await app.bus.run(showNotification, { kind: 'success', text: done });
  return true;
}

/** A point for orders, in the format of a choice. Its service can be left out. */
export type Point = Pick<PickupPoint, 'id'> & Partial<Pick<PickupPoint, 'serviceId'>>;

const send = (app: AppContext, point: Point, fast: boolean) =>
  app.api(setPickupPoint, { id: point.id, serviceId: point.serviceId, fast: toFlag(fast) });

/** Ordinary pickup from this point. */
export const choosePoint = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, false), 'Адрес сохранён');

/** Fast pickup from this point: the catalogue shows the goods that are in stock there. */
export const startFastPickup = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, true), 'Быстрый самовывоз активирован');

/** Back to ordinary pickup from the same point. */
export const stopFastPickup = (app: AppContext, point: Point) =>
  choose(app, () => send(app, point, false), 'Быстрый самовывоз деактивирован');

/**
 * A courier to this address. The server checks a typed house. Nothing is said: the order shows the address itself.
 *
 * @throws ApiError with the messages of its fields, for the form
 */
export const keepAddress = (app: AppContext, address: SessionProfile): Promise<DeliveryChoice | undefined> =>
  write(app, () => app.api(setUserProfileData, address));

/** As `keepAddress`, with a notification. */
export async function saveAddress(app: AppContext, address: SessionProfile): Promise<void> {
  await keepAddress(app, address);
  await app.bus.run(showNotification, { kind: 'success', text: 'Адрес сохранён' });
}

/** A courier to this saved address. */
export const chooseAddress = (app: AppContext, saved: SessionProfile) =>
  choose(app, () => app.api(setUserProfileData, saved), 'Адрес сохранён');

/** A courier to the address that the session already has, after another delivery option was chosen (API-45). */
export const chooseCourier = (app: AppContext, serviceId: number) =>
  choose(app, () => app.api(setDelivery, { id: serviceId }), 'Адрес сохранён');

/** Fast delivery to the session's address, at the shown price in roubles. */
export const startFastDelivery = (app: AppContext, price: number) =>
  choose(app, () => app.api(setFastDeliveryPrice, { id: String(price) }), 'Быстрая доставка выбрана');

/** The ordinary courier again (DEL-66). */
export const stopFastDelivery = (app: AppContext) =>
  choose(
    app,
    () => app.api(setFastDeliveryPrice, { id: 'null' }),
    'Привезём обычной доставкой',
    'Не удалось деактивировать цену быстрой доставки',
  );

/**
 * Clears fast pickup if its shop is gone and no other shop was chosen (DEL-59, API-51). A pending choice is sent first.
 */
export const clearFastPickupWithoutPoint = (app: AppContext) =>
  write(app, async () => {
    const chosen = app.query.getQueryData(deliveryQuery(app).queryKey);
    return chosen?.isFastPickup && !chosen.point ? app.api(clearDelivery, {}) : undefined;
  });
