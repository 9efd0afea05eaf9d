import type { AutoOrderPlace } from '@zapovednik/api/cabinet/wire/own-auto-order';
import type { Recipient } from '@zapovednik/rules/input';
import type { ChosenPlace } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { addressLine, isPickup, ownProfile, profilesOf } from '../../delivery/api';

import { countTypedContacts } from '../../messages/api';
import type { OrderRow } from '../../order-states/api';
import { asChanged } from '../next-order/as-changed';
import { type AutoOrderRow, conditionsOf, paymentsFor, wantedLines } from '../next-order/next-order';
import { applyChange, settled } from './apply-change';
import { offersOf, pointsOf } from './ways';

/** Sets the place of the next orders; null: as in the parent order. */
export const changePlace = (id: number, place: AutoOrderPlace | null, context: CustomerContext) =>
  applyChange(id, context, async ({ auto, parent }) => {
    const chosen = place && (await chosenPlace(place, parent, context));
    const deliveryType = asChanged(parent, { ...auto, place: chosen }).deliveryType;
    if (!isPickup({ type: deliveryType })) await refuseMedicines(parent, auto, context);
    return { place: chosen, ...settled };
  });

/** Prescription medicines are never brought to a door. */
async function refuseMedicines(parent: OrderRow, auto: AutoOrderRow, { db }: CustomerContext): Promise<void> {
  const lines = await wantedLines(db, parent, auto);
  const medicine = lines.find(({ product }) => product.isPrescription)?.product.name;
  if (medicine !== undefined)
    throw refused('place', `${medicine}: отпускается по рецепту и только самовывозом, выберите пункт`);
}

/** Sets the payment method of the next orders, which must fit their delivery; null: as in the parent order. */
export const changePayment = (id: number, paymentId: number | null, context: CustomerContext) =>
  applyChange(id, context, async ({ auto, parent }) => {
    if (paymentId === null) return { paySystemId: null };
    const conditions = await conditionsOf(asChanged(parent, auto), context);
    const fitting = conditions.impossible === undefined ? await paymentsFor(conditions.offer, context) : [];
    if (fitting.every((one) => one.id !== paymentId)) {
      throw refused('paymentId', 'Так оплатить автозаказ нельзя. Выберите другой способ');
    }
    return { paySystemId: paymentId, ...settled };
  });

/** Sets the recipient of the next orders; null: as in the parent order. Messages about them go to this contact. */
export async function changeRecipient(id: number, recipient: Recipient | null, context: CustomerContext) {
  const changed = await applyChange(id, context, () => ({ recipient }));
  if (recipient) await countTypedContacts(recipient, context);
  return changed;
}

/** A place as it is stored. Throws if the customer or the city has no such place. */
async function chosenPlace(
  { kind, id }: AutoOrderPlace,
  parent: OrderRow,
  context: CustomerContext,
): Promise<ChosenPlace> {
  const { db, customerId } = context;
  const offers = await offersOf(parent, context);
  if (kind === 'point') {
    const point = (await pointsOf(db, parent)).find((one) => one.id === id);
    const offer = offers.find(({ type }) => type === 'pickup');
    if (!point || !offer) throw refused('place', 'Этот пункт сейчас не выдаёт заказы. Выберите другой');
    return { kind, id, serviceId: offer.id, name: offer.name, address: point.address };
  }
  const { address } = await ownProfile(id, context);
  const inCity = (await profilesOf(db, customerId, parent.locationId)).find((one) => one.id === id);
  const courier = offers.find(({ type }) => type === 'courier');
  if (!inCity) throw notFound('Адрес не найден');
  if (!courier) throw refused('place', 'Курьер сюда не доставляет. Выберите пункт самовывоза');
  return { kind, id, serviceId: courier.id, name: courier.name, address, line: addressLine(inCity.city, address) };
}

const refused = (field: string, message: string) => new ShopError(400, 'validation', message, { [field]: message });
