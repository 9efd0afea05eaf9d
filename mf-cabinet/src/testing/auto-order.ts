import type { AutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import type { PersonalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { autoOrderVariant, intervalNames } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import type { AutoOrderModeAnswer } from '@zapovednik/api/cabinet/wire/auto-order-mode';
import type { AutoOrderProduct, OwnAutoOrderAnswer } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures } from '@zapovednik/testing';

/** A product of an auto-order. */
export const autoOrderProduct = (changes: Partial<AutoOrderProduct> = {}): AutoOrderProduct => ({
  productId: 3,
  code: 'pashtet-pole',
  name: 'Паштет «Поле» с уткой',
  picture: '/pictures/product/3/1',
  quantity: 6,
  price: 100,
  priceBefore: 100,
  available: 50,
  ...changes,
});

/** A weekly auto-order whose next delivery is on 28 November. */
export const ownAutoOrder = (changes: Partial<OwnAutoOrderAnswer> = {}): OwnAutoOrderAnswer => ({
  id: 100_001,
  state: 'active',
  interval: { interval: 1, type: 'week', variant: 'week' },
  nextDate: '28.11.2026',
  madeOn: '26.11.2026',
  moveFrom: '24.11.2026',
  moveTo: '20.05.2027',
  goods: [autoOrderProduct()],
  goodsPrice: 600,
  deliveryPrice: 0,
  total: 600,
  deliveryName: 'Самовывоз',
  deliveryPlace: 'Магазин на Ленина, ул. Ленина, 5',
  deliveryInterval: '',
  paymentName: 'При получении',
  recipient: 'Анна Лесная',
  recipientPhone: '79220000001',
  recipientEmail: '',
  changed: { place: null, paymentId: null, recipient: null },
  problem: null,
  obstacle: null,
  children: [],
  ...changes,
});

/** The choices for changing that auto-order. */
export const autoOrderWays = (changes: Partial<AutoOrderWays> = {}): AutoOrderWays => ({
  orderPlace: 'Магазин на Ленина, ул. Ленина, 5',
  addresses: [{ id: 4, name: 'Екатеринбург, улица Мира, д. 3' }],
  points: [
    { id: 1, name: 'Магазин на Ленина, ул. Ленина, 5', cost: 0 },
    { id: 2, name: 'Пункт на Мира, ул. Мира, 8', cost: 50 },
  ],
  payments: [
    { id: 1, name: 'Наличными при получении' },
    { id: 3, name: 'Картой при получении' },
  ],
  paymentId: 1,
  ...changes,
});

/** The repeated order, after its auto-order was cancelled. */
export const cancelledOrder = (): PersonalOrder => ({
  ...{ id: 100_001, title: 'Заказ № 100001 от 21\u00a0ноября', date_insert: '21.11.2026 11:00' },
  ...{ status_id: 'F', status_name: 'Выполнен', status_color: 'green', in_work: 'N', price: 600, basket: [] },
  basket_total: fixtures.basket().total,
  ...{
    bonus_in: 0,
    bonus_out: 0,
    is_cancelable_order: 'N',
    is_retail: 'N',
    delivery_id: 2,
    delivery_name: 'Самовывоз',
  },
  ...{ is_delivery: 'N', is_pickup: 'Y', delivery_date: '', delivery_interval: '', delivery_date_interval: '' },
  ...{ delivery_address: '', pickup_name: '', coords: '', street: '', house: '', price_delivery: 0 },
  ...{ lift_to_floor_price: 0, pay_system_id: 1, payment_name: '', show_payment_method: 'Y' },
  ...{ can_show_payment_status: 'Y', paid: 'Y', can_pay: 'N', pay_by: null, contact_person: '', phone: '', email: '' },
  ...{ user_description: '', parent_order_id: null, auto_order_interval: null, auto_order_custom_interval: null },
  ...{ auto_order_deliv_date: '', auto_order_children: [], auto_order_problem: null },
});

/** The mode of an order: off, and it can be repeated. */
export const repeatMode = (changes: Partial<AutoOrderModeAnswer> = {}): AutoOrderModeAnswer => ({
  MODE: 'off',
  INTERVAL: null,
  AVAILABLE: 'Y',
  REASON: null,
  MODES: autoOrderVariant.options.map((MODE) => ({
    MODE,
    NAME: MODE === 'custom' ? 'Свой интервал' : intervalNames[MODE],
  })),
  ...changes,
});

/** The app of a signed-in customer in a regional centre. */
export function customerApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp({ city: fixtures.city({ IS_RC: 'Да' }), ...options });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна', groups: ['customer'] });
  return app;
}
