import type { Database } from '../../db/database';
import * as tables from '../../db/schema';
import { EKATERINBURG, PERM } from './places';

/** Points, delivery services and payment methods. */
export async function fillDelivery(db: Database): Promise<void> {
  await db.insert(tables.pickupService).values([
    { id: 1, name: 'Заповедник', marker: '/pictures/marker/1.svg', sort: 1 },
    { id: 2, name: 'Посылка', marker: '/pictures/marker/2.svg', sort: 2 },
  ]);
  const point = {
    phone: '',
    schedule: 'ежедневно 9:00–21:00',
    deliveryTime: 'завтра',
    latitude: 56.84,
    longitude: 60.61,
  };
  await db.insert(tables.pickupPoint).values([
    {
      ...point,
      id: 1,
      serviceId: 1,
      locationId: EKATERINBURG,
      name: 'Магазин на Ленина',
      address: 'ул. Ленина, 5',
      fastPickup: true,
    },
    {
      ...point,
      id: 2,
      serviceId: 2,
      locationId: EKATERINBURG,
      name: 'Пункт на Мира',
      address: 'ул. Мира, 8',
      cost: 5000,
    },
    { ...point, id: 3, serviceId: 2, locationId: PERM, name: 'Пункт в Перми', address: 'ул. Сибирская, 1' },
  ]);
  await db.insert(tables.deliveryService).values([
    { id: 1, type: 'courier', name: 'Курьер', sort: 100 },
    { id: 2, type: 'pickup', name: 'Самовывоз', sort: 200 },
    { id: 3, type: 'fast_pickup', name: 'Быстрый самовывоз', sort: 300 },
  ]);
  const courier = {
    serviceId: 1,
    price: 15_000,
    freeFrom: 300_000,
    daysFrom: 1,
    daysToChoose: 3,
    intervals: ['10:00–14:00', '14:00–18:00'],
    liftPrice: 20_000,
  };
  await db.insert(tables.deliveryOffer).values([
    { ...courier, locationId: EKATERINBURG },
    { serviceId: 2, locationId: EKATERINBURG, price: 0, daysFrom: 1 },
    { serviceId: 3, locationId: EKATERINBURG, price: 0, daysFrom: 0 },
    { ...courier, locationId: PERM },
    { serviceId: 2, locationId: PERM, price: 0, daysFrom: 2 },
  ]);
  const onSite = { isCash: false, deliveryTypes: ['courier' as const, 'pickup' as const] };
  await db.insert(tables.paySystem).values([
    { id: 1, name: 'При получении', sort: 1, isCash: true, deliveryTypes: ['courier', 'pickup', 'fast_pickup'] },
    { id: 2, name: 'Наличными курьеру', sort: 2, isCash: true, deliveryTypes: ['courier'] },
    // Offered if the shop has acquirers.
    { ...onSite, id: 3, name: 'Картой онлайн', sort: 3, acquirers: ['sberbank', 'yookassa'] },
    { ...onSite, id: 4, name: 'Системой быстрых платежей', sort: 4, acquirers: ['raiffeisen'] },
  ]);
}
