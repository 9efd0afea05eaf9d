import type { AutoOrderInterval } from 'shared-contracts/api/auto-order-interval';
import type { Flag } from 'shared-contracts/api/field';
import type { OrderForm } from 'shared-contracts/api/order';
import { normalizePhone } from 'shared-contracts/format';
import { NOT_REPEATABLE, repeatable } from '../autoorder/repeatable';
import type { Calculated } from './calculate';
import { deliveryDays } from './days';
import { isPickup } from './delivery-cost';

/** What is wrong, by field: the first message of a field counts. */
export type WrongFields = Record<string, string>;

const attempt = (check: () => unknown): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const CONSENT = 'Нужно согласие на обработку персональных данных';
const nameMessage = (name: string) => name === '' && 'Укажите имя';
const phoneMessage = (phone: string) => (phone === '' ? 'Укажите телефон' : attempt(() => normalizePhone(phone)));

/** What a name and a phone alone lack of an order. */
export function wrongContact(contact: { name: string; phone: string; acceptPersonData: Flag }): WrongFields {
  return messagesOnly([
    ['name', nameMessage(contact.name)],
    ['phone', phoneMessage(contact.phone)],
    ['acceptPersonData', contact.acceptPersonData === 'N' && CONSENT],
  ]);
}

type Checked = [field: string, message: string | false | null];

const messagesOnly = (checked: Checked[]): WrongFields =>
  Object.fromEntries(checked.filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Checks everything that an order needs at once, so that all messages stand together (ORD-27, ORD-45).
 *
 * @param mode how the order shall repeat; null: it shall not
 */
export function wrongFields(form: OrderForm, order: Calculated, mode: AutoOrderInterval | null): WrongFields {
  const { user } = form;
  return messagesOnly([
    ['user.fullName', nameMessage(user.fullName)],
    ['user.phone', phoneMessage(user.phone)],
    ['user.email', user.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(user.email) && 'Проверьте адрес почты'],
    ['acceptPersonData', form.acceptPersonData === 'N' && CONSENT],
    ['serviceId', form.serviceId !== undefined && form.serviceId !== order.offer.id && 'Выберите способ доставки'],
    [
      'paymentId',
      (!order.payment || (form.paymentId ?? order.payment.id) !== order.payment.id) && 'Выберите способ оплаты',
    ],
    ['autoOrder', mode !== null && !repeatable(order.offer.type) && NOT_REPEATABLE],
    ...whereMessages(form, order),
    ...dateMessages(form, order),
  ]);
}

/** An order that goes to a shelter needs no address of the shopper's. */
function whereMessages(form: OrderForm, order: Calculated): [string, string | false][] {
  if (order.offer.type === 'charity') return [];
  return isPickup(order.offer) ? pointMessages(form, order) : addressMessages(order);
}

function pointMessages({ pickupPointId }: OrderForm, { point }: Calculated): [string, string | false][] {
  return [['pickupPointId', !point && (pickupPointId ? 'Пункт самовывоза не найден' : 'не выбран ПВЗ')]];
}

function addressMessages({ address }: Calculated): [string, string | false][] {
  return [
    ['profile.street', !address && 'Укажите улицу'],
    ['profile.house', !address && 'Укажите номер дома'],
  ];
}

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
