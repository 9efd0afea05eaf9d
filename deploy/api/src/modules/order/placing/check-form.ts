import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import type { OrderForm } from '@zapovednik/api/checkout/calls/order';
import type { Flag } from '@zapovednik/api/field';
import { isYes } from '@zapovednik/rules/format';
import { addressRules, fullName, orderRules, personDataConsent, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { isPickup } from '../../delivery/api';
import { NOT_REPEATABLE, repeatable } from '../../repeats/api';
import type { Calculated } from './calculate';
import { deliveryDays } from './delivery-days';

/** The errors by field. Only the first message of a field is used. */
export type WrongFields = Record<string, string>;

/** The messages of a validation schema for a value, by field. */
function messagesOf(rules: z.ZodMiniType, value: unknown): WrongFields {
  const wrong: WrongFields = {};
  for (const { path, message } of rules.safeParse(value).error?.issues ?? []) wrong[path.join('.')] ??= message;
  return wrong;
}

const contactRules = z.object({ name: fullName, phone, acceptPersonData: personDataConsent });

/** The errors of an order with only a name and a phone. */
export const wrongContact = (contact: { name: string; phone: string; acceptPersonData: Flag }): WrongFields =>
  messagesOf(contactRules, { ...contact, acceptPersonData: isYes(contact.acceptPersonData) });

type Checked = [field: string, message: string | false | null];

const messagesOnly = (checked: Checked[]): WrongFields =>
  Object.fromEntries(checked.filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Validates all data of an order at once, so that all messages appear together (ORD-27, ORD-45).
 *
 * @param mode how the order is repeated; null: it is not
 * @param unknown messages about the parts of the address that the suggestion service does not know
 */
export function wrongFields(
  form: OrderForm,
  order: Calculated,
  mode: AutoOrderInterval | null,
  unknown: WrongFields,
): WrongFields {
  const { user, orderDescription, acceptPersonData } = form;
  return {
    ...messagesOf(orderRules, { user, orderDescription, acceptPersonData: isYes(acceptPersonData) }),
    ...messagesOnly([
      ['serviceId', serviceMessage(form, order)],
      [
        'paymentId',
        (!order.payment || (form.paymentId ?? order.payment.id) !== order.payment.id) && 'Выберите способ оплаты',
      ],
      ['autoOrder', mode !== null && !repeatable(order.offer.type) && NOT_REPEATABLE],
      ...whereMessages(form, order, unknown),
      ...dateMessages(form, order),
    ]),
  };
}

/** The chosen service must be offered, and prescription medicines are never brought to a door. */
function serviceMessage({ serviceId }: OrderForm, { offer, pickupOnly }: Calculated): string | false {
  const isOther = serviceId !== undefined && serviceId !== offer.id;
  const [medicine] = pickupOnly;
  if (medicine !== undefined && (isOther || !isPickup(offer)))
    return `Препараты по рецепту не доставляем. Выберите самовывоз или уберите из корзины: ${medicine}`;
  return isOther && 'Выберите способ доставки';
}

/** A charity order needs no address of the shopper. */
function whereMessages(form: OrderForm, order: Calculated, unknown: WrongFields): [string, string | false][] {
  if (order.offer.type === 'charity') return [];
  return isPickup(order.offer) ? pointMessages(form, order) : addressMessages(order, unknown);
}

function pointMessages({ pickupPointId }: OrderForm, { point, offer }: Calculated): [string, string | false][] {
  const gone =
    offer.type === 'fast_pickup'
      ? 'В этом магазине сейчас нет ваших товаров. Выберите другой'
      : 'Пункт самовывоза не найден';
  return [['pickupPointId', !point && (pickupPointId ? gone : 'не выбран ПВЗ')]];
}

const noAddress = messagesOf(addressRules(['street', 'house']), {
  street: '',
  house: '',
  porch: '',
  floor: '',
  apartment: '',
  elevator: '',
});

/** An address in the request is validated by the call's schema. */
const addressMessages = ({ address }: Calculated, unknown: WrongFields): [string, string][] =>
  address
    ? Object.entries(unknown)
    : Object.entries(noAddress).map(([field, message]) => [`profile.${field}`, message]);

function dateMessages(
  { deliveryDate, deliveryInterval }: OrderForm,
  { offer }: Calculated,
): [string, string | false][] {
  const days = deliveryDays(offer);
  if (days.length === 0) return [];
  const day = days.find(({ DATE }) => DATE === deliveryDate);
  const intervals = day?.INTERVALS ?? [];
  return [
    ['deliveryDate', !day && 'Выберите дату доставки'],
    [
      'deliveryInterval',
      intervals.length > 0 && !intervals.includes(deliveryInterval ?? '') && 'Выберите время доставки',
    ],
  ];
}
