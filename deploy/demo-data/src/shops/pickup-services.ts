import type { pickupService } from 'deploy-api/db/schema/index';

/** Our own shops. */
export const OWN_SHOPS = 1;
/** A partner's staffed points. */
export const PARTNER_POINTS = 2;
/** A partner's lockers, open day and night. */
export const PARTNER_LOCKERS = 3;

/** The services that hand out orders (DEL-32). The partners are invented. */
export const pickupServices: readonly (typeof pickupService.$inferInsert)[] = [
  { id: OWN_SHOPS, name: 'Магазины «Заповедник»', marker: '/pictures/marker/shop.svg', sort: 10 },
  { id: PARTNER_POINTS, name: 'Пункты «Рядом»', marker: '/pictures/marker/point.svg', sort: 20 },
  { id: PARTNER_LOCKERS, name: 'Постаматы «Ячейка»', marker: '/pictures/marker/locker.svg', sort: 30 },
];
