import type { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import type { OrderInWorkAnswer, PersonalSummaryAnswer } from '@zapovednik/api/cabinet/wire/summary';
import type { Output } from '@zapovednik/api/call';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, type TestApp } from '@zapovednik/testing';

/** Anna, signed in. */
export function appOfAnna(options: Parameters<typeof createTestApp>[0] = {}): TestApp {
  const app = createTestApp(options);
  app.write(sessionAtom, {
    ...unknownSession,
    status: 'authorized',
    userId: 7,
    name: 'Анна',
    phone: '79120000000',
    email: 'anna@example.ru',
    groups: ['customer'],
  });
  return app;
}

/** A customer who has nothing yet. */
export const summaryOf = (changes: Partial<PersonalSummaryAnswer> = {}): PersonalSummaryAnswer => ({
  ORDERS: [],
  ORDERS_IN_WORK: 0,
  HAS_PURCHASES: 'N',
  AUTO_ORDERS: 0,
  NEXT_AUTO_ORDER: null,
  BONUSES: { BALANCE: 0, CARD: '', EXPECTED: 0 },
  SUBSCRIPTIONS: 0,
  FAVOURITES: 0,
  PETS: [],
  ADDRESSES: 0,
  EMAIL: '',
  EMAIL_CONFIRMED: 'N',
  ...changes,
});

/** An order that is being assembled, for pickup, paid on receipt. */
export const orderInWork = (changes: Partial<OrderInWorkAnswer> = {}): OrderInWorkAnswer => ({
  id: 100_123,
  status_id: 'A',
  status_name: 'Собирается',
  status_color: 'orange',
  price: 1234,
  basket: [],
  is_pickup: 'Y',
  delivery_date: '05.12.2026',
  delivery_interval: '10:00–14:00',
  delivery_address: 'ул. Малышева, 31',
  pickup_name: 'Заповедник на Малышева',
  paid: 'N',
  can_pay: 'N',
  pay_by: null,
  is_prepaid: 'N',
  ...changes,
});

/** The account of a new customer. */
export const noBonuses: Output<typeof getBonuses> = {
  BALANCE: 0,
  CARD: '',
  EXPECTED: 0,
  MOVEMENTS: [],
  MONTHS: Array.from({ length: 12 }, (_, at) => ({
    MONTH: `2026-${String(at + 1).padStart(2, '0')}`,
    ADDED: 0,
    TAKEN: 0,
  })),
  COUNT: 0,
  PAGE_COUNT: 0,
};
