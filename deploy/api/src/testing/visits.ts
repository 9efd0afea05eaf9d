import { bookedVisit as answered, type BookedVisit } from '@zapovednik/api/services/calls/booking';
import { eq } from 'drizzle-orm';
import { attempt, bookedVisit, message, slotHold } from '../db/schema';
import { visitToken } from '../modules/services/visits/visit-link';
import { fillSalons } from './salons';
import { type Asked, LINK_KEY, type TestShop, type Visitor } from './start-shop';
import { useVisitor } from './use-shop';

/** A Monday, 15:00 in Екатеринбург. */
export const MONDAY = Date.parse('2026-11-23T10:00:00Z');
/** Tuesday, by the salon's clock. */
export const NINE = '2026-11-24T04:00:00.000Z';
export const TEN = '2026-11-24T05:00:00.000Z';
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const paths = { 1: 'vet', 2: 'gruming', 3: 'handling' } as const;
const places = {
  1: { salonId: 1, specialistId: 1 },
  2: { salonId: 3, specialistId: 4 },
  3: { salonId: 4, specialistId: 5 },
};

interface Visits {
  readonly anna: Visitor;
  /** Moves the clock to this moment, in milliseconds. */
  at(moment: number): void;
  /** Monday again, without visits, holds, messages and attempts. */
  begin(): Promise<void>;
  /** Books a visit for nine o'clock, each with another phone. */
  book(by: Visitor, serviceId?: 1 | 2 | 3, changes?: object): Promise<BookedVisit>;
  /** Moves a visit to ten o'clock. */
  move(by: Visitor, id: number, to?: object): Promise<Asked>;
  /** The signed link of a visit, without its last slash. */
  linkOf(id: number): string;
  rowOf(id: number): Promise<typeof bookedVisit.$inferSelect | undefined>;
  /** How many messages of this kind wait or were sent. */
  queued(event: 'move_visit' | 'cancel_visit' | 'book'): Promise<number>;
}

/** Visits that are booked and changed in a shop with salons that starts `at: MONDAY`. */
export function visitsIn(shop: TestShop): Visits {
  let people = 0;
  beforeAll(() => fillSalons(shop.db));
  const anna = useVisitor(shop, { login: 'anna@example.ru' });
  const at = (moment: number) => shop.clock.at(moment);
  return {
    anna,
    at,
    async begin() {
      at(MONDAY);
      for (const table of [message, bookedVisit, slotHold, attempt]) await shop.db.delete(table);
    },
    async book(by, serviceId = 1, changes = {}) {
      people += 1;
      const { status, value } = await by.ask(`/services/${paths[serviceId]}/send/`, {
        ...{ ...places[serviceId], serviceId, startsAt: NINE, animal: 'dog', size: 'small', petName: 'Рекс' },
        ...{ name: 'Анна Лесная', phone: `7922111${String(people).padStart(4, '0')}`, email: 'anna@example.ru' },
        ...{ acceptPersonData: 'Y', ...changes },
      });
      expect(status).toBe(200);
      return answered.parse(value);
    },
    move: (by, id, to = {}) => by.ask('/services/visit/move/', { id, startsAt: TEN, specialistId: 1, ...to }),
    linkOf: (id) => `/services/visit/link/${visitToken(id, LINK_KEY)}`,
    rowOf: async (id) => (await shop.db.select().from(bookedVisit).where(eq(bookedVisit.id, id)))[0],
    queued: (event) => shop.db.$count(message, eq(message.event, event)),
  };
}
