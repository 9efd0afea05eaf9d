import type { deliveryService, paySystem } from '../db/schema';

type ServiceRow = typeof deliveryService.$inferInsert;

/** Delivery services (ORD-01). Their places and prices are the shop's own offers. */
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

/** Payment methods (ORD-02, ORD-51). Cash needs a person who accepts it. */
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
