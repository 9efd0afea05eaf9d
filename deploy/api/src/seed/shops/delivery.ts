import type { coupon, deliveryOffer, deliveryService, paySystem } from '../../db/schema';
import { type CityFacts, cityFacts } from '../places/city-facts';

type ServiceRow = typeof deliveryService.$inferInsert;
type OfferRow = typeof deliveryOffer.$inferInsert;

/** Ways of delivery (ORD-01); where each is offered follows below. */
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

const wholeDay = ['10:00–14:00', '14:00–18:00', '18:00–22:00'];

function offersOf(city: CityFacts): OfferRow[] {
  const locationId = city.id;
  const isMain = city.subdomain === null;
  const offers: OfferRow[] = [
    {
      serviceId: 1,
      locationId,
      price: (isMain ? 149 : city.isRegionalCentre ? 199 : 249) * 100,
      freeFrom: (isMain ? 1500 : city.isRegionalCentre ? 2000 : 3000) * 100,
      daysFrom: city.isRegionalCentre ? 1 : 2,
      daysToChoose: 7,
      intervals: city.isRegionalCentre ? wholeDay : ['10:00–18:00', '18:00–22:00'],
      liftPrice: 9900,
    },
    {
      serviceId: 2,
      locationId,
      price: 0,
      freeFrom: null,
      daysFrom: city.isRegionalCentre ? 0 : 1,
      daysToChoose: 0,
      intervals: [],
      liftPrice: null,
    },
    {
      serviceId: 5,
      locationId,
      price: 0,
      freeFrom: null,
      daysFrom: 3,
      daysToChoose: 0,
      intervals: [],
      liftPrice: null,
    },
  ];
  if (isMain || city.code === 'perm' || city.code === 'chelyabinsk') {
    offers.push({
      serviceId: 3,
      locationId,
      price: 29_900,
      freeFrom: null,
      daysFrom: 0,
      daysToChoose: 0,
      intervals: [],
      liftPrice: 9900,
    });
  }
  if (city.fastPickup) {
    offers.push({
      serviceId: 4,
      locationId,
      price: 0,
      freeFrom: null,
      daysFrom: 0,
      daysToChoose: 0,
      intervals: [],
      liftPrice: null,
    });
  }
  return offers;
}

export function deliveryOffers(): OfferRow[] {
  return cityFacts.flatMap(offersOf);
}

/** Ways to pay (ORD-02, ORD-51); cash needs somebody who takes it. */
export const paySystems: readonly (typeof paySystem.$inferInsert)[] = [
  {
    id: 1,
    name: 'Банковской картой онлайн',
    description: 'Карты МИР, оплата сразу после оформления.',
    sort: 10,
    isCash: false,
    deliveryTypes: ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'],
  },
  {
    id: 2,
    name: 'Системой быстрых платежей',
    description: 'По QR-коду в приложении вашего банка.',
    sort: 20,
    isCash: false,
    deliveryTypes: ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'],
  },
  {
    id: 3,
    name: 'Наличными при получении',
    description: 'Курьеру или на кассе магазина, картой тоже можно.',
    sort: 30,
    isCash: true,
    deliveryTypes: ['courier', 'pickup', 'fast_pickup'],
  },
];

/** Promotion codes; one has run out, for whoever tries it. */
export function coupons(today: Date): (typeof coupon.$inferInsert)[] {
  const day = 86_400_000;
  return [
    { code: 'ДРУГ10', percent: 10, expiresAt: null },
    { code: 'ЛАПА5', percent: 5, expiresAt: new Date(today.getTime() + 60 * day) },
    { code: 'ЛЕТО15', percent: 15, expiresAt: new Date(today.getTime() - day) },
  ];
}
