import type { coupon, deliveryService, paySystem } from '../../db/schema';

type ServiceRow = typeof deliveryService.$inferInsert;

/** Ways of delivery (ORD-01); where each is offered, and for how much, says `offers.ts`. */
export const deliveryServices: readonly ServiceRow[] = [
  { id: 1, type: 'courier', name: 'Курьером', description: 'До двери, в удобный вам интервал.', sort: 10 },
  {
    id: 2,
    type: 'pickup',
    name: 'Самовывоз',
    description: 'Из нашего магазина, пункта «Рядом» или постамата.',
    sort: 20,
  },
  {
    id: 3,
    type: 'fast_delivery',
    name: 'Быстрая доставка',
    description: 'За два часа из ближайшего магазина.',
    sort: 30,
  },
  {
    id: 4,
    type: 'fast_pickup',
    name: 'Быстрый самовывоз',
    description: 'Соберём за час из того, что есть в магазине.',
    sort: 40,
  },
  {
    id: 5,
    type: 'charity',
    name: 'Передать приюту',
    description: 'Отвезём покупку в приют вашего города и пришлём фотографию.',
    sort: 50,
  },
];

/** Ways to pay (ORD-02, ORD-51); cash needs somebody who takes it. */
export const paySystems: readonly (typeof paySystem.$inferInsert)[] = [
  {
    id: 1,
    name: 'Банковской картой онлайн',
    description: 'Карты МИР, оплата сразу после оформления.',
    sort: 10,
    isCash: false,
    acquirers: ['sberbank', 'yookassa'],
    deliveryTypes: ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'],
  },
  {
    id: 2,
    name: 'Системой быстрых платежей',
    description: 'По QR-коду в приложении вашего банка.',
    sort: 20,
    isCash: false,
    acquirers: ['raiffeisen'],
    deliveryTypes: ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'],
  },
  {
    id: 3,
    name: 'Наличными при получении',
    description: 'Курьеру или на кассе магазина, картой тоже можно.',
    sort: 30,
    isCash: true,
    acquirers: [],
    deliveryTypes: ['courier', 'pickup', 'fast_pickup'],
  },
];

/** Promotion codes of every kind; one has run out, one is used up, for whoever tries them. */
export function coupons(today: Date): (typeof coupon.$inferInsert)[] {
  const day = 86_400_000;
  const any = {
    percent: null,
    amount: null,
    minimum: 0,
    isFirstOrderOnly: false,
    isOncePerCustomer: false,
    usesLeft: null,
    expiresAt: null,
  };
  return [
    { ...any, code: 'ДРУГ10', percent: 10 },
    { ...any, code: 'ЛАПА5', percent: 5, expiresAt: new Date(today.getTime() + 60 * day) },
    { ...any, code: 'ЛЕТО15', percent: 15, expiresAt: new Date(today.getTime() - day) },
    { ...any, code: 'МИНУС300', amount: 30_000, minimum: 200_000 },
    { ...any, code: 'ПРИВЕТ', percent: 20, isFirstOrderOnly: true },
    { ...any, code: 'ПОДАРОК', amount: 50_000, minimum: 150_000, isOncePerCustomer: true },
    { ...any, code: 'СЕКРЕТ', percent: 30, usesLeft: 0 },
  ];
}
