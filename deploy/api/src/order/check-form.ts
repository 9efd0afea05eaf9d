import type { OrderForm } from 'shared-contracts/api/order';
import { normalizePhone } from 'shared-contracts/format';
import { type Calculated, isPickup } from './calculate';
import { deliveryDays } from './days';

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

/** Checks everything that an order needs at once, so that all messages stand together (ORD-27, ORD-45). */
export function wrongFields(form: OrderForm, order: Calculated, now: Date): WrongFields {
  const { user } = form;
  const messages: [field: string, message: string | false | null][] = [
    ['user.fullName', user.fullName === '' && 'Укажите имя'],
    ['user.phone', user.phone === '' ? 'Укажите телефон' : attempt(() => normalizePhone(user.phone))],
    ['user.email', user.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(user.email) && 'Проверьте адрес почты'],
    ['acceptPersonData', form.acceptPersonData === 'N' && 'Нужно согласие на обработку персональных данных'],
    ['serviceId', form.serviceId !== undefined && form.serviceId !== order.offer.id && 'Выберите способ доставки'],
    [
      'paymentId',
      (!order.payment || (form.paymentId ?? order.payment.id) !== order.payment.id) && 'Выберите способ оплаты',
    ],
    ...(isPickup(order.offer) ? pointMessages(form, order) : addressMessages(order)),
    ...dateMessages(form, order, now),
  ];
  return Object.fromEntries(messages.filter((entry): entry is [string, string] => Boolean(entry[1])));
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
  now: Date,
): [string, string | false][] {
  const days = deliveryDays(offer, now);
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
