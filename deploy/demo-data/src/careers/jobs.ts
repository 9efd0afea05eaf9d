import type { job } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { pickupPoints } from '../shops/pickup-points';
import { OWN_SHOPS } from '../shops/pickup-services';

type Row = typeof job.$inferInsert;

/** Code of a city, how many days ago the job was opened, and what is paid, in thousands of roubles. */
type Opening = readonly [city: string, daysAgo: number, from: number | null, to: number | null];

interface Openings {
  readonly vacancyId: number;
  readonly schedule: string;
  /** Default: one of the city's shops. */
  readonly place?: string;
  readonly in: readonly Opening[];
}

const openings: readonly Openings[] = [
  {
    vacancyId: 1,
    schedule: '2/2, с 9:00 до 21:00',
    in: [
      ['ekaterinburg', 2, 58, 70],
      ['ekaterinburg', 6, 58, 70],
      ['perm', 3, 52, 63],
      ['chelyabinsk', 9, 52, 63],
      ['pervouralsk', 12, 48, 58],
    ],
  },
  {
    vacancyId: 2,
    schedule: '5/2, с 9:00 до 18:00',
    in: [
      ['chelyabinsk', 5, 90, 120],
      ['perm', 14, 90, 115],
    ],
  },
  {
    vacancyId: 3,
    schedule: '3/3, с 9:00 до 21:00',
    place: 'Ветеринарный кабинет при магазине',
    in: [
      ['ekaterinburg', 4, 110, 160],
      ['perm', 11, 100, 140],
    ],
  },
  {
    vacancyId: 4,
    schedule: '2/2, с 10:00 до 20:00',
    place: 'Груминг-салон при магазине',
    in: [
      ['ekaterinburg', 1, 80, 130],
      ['chelyabinsk', 8, 75, 120],
    ],
  },
  { vacancyId: 5, schedule: 'по записи', place: 'Площадка школы дрессировки', in: [['ekaterinburg', 20, null, null]] },
  {
    vacancyId: 6,
    schedule: '2/2, с 10:00 до 20:00',
    in: [
      ['ekaterinburg', 13, 60, 72],
      ['perm', 17, 54, 66],
    ],
  },
  {
    vacancyId: 7,
    schedule: '5/2 или 2/2, на выбор',
    place: 'Склад доставки',
    in: [
      ['ekaterinburg', 3, 85, 110],
      ['perm', 7, 78, 100],
      ['chelyabinsk', 10, 78, 100],
    ],
  },
  {
    vacancyId: 8,
    schedule: 'смены от 4 часов',
    place: 'Склад интернет-магазина',
    in: [
      ['ekaterinburg', 1, 55, 75],
      ['chelyabinsk', 16, 50, 68],
    ],
  },
  { vacancyId: 9, schedule: '5/2, гибкое начало', place: 'Центральный офис', in: [['ekaterinburg', 19, 100, 140]] },
  { vacancyId: 10, schedule: '2/2, можно из дома', place: 'Центральный офис', in: [['ekaterinburg', 15, 50, 60]] },
  { vacancyId: 11, schedule: '5/2, удалённо или офис', place: 'Центральный офис', in: [['ekaterinburg', 6, 180, 260]] },
];

const DAY = 86_400_000;
const roubles = (thousands: number | null) => (thousands === null ? null : thousands * 1000);

/** The open jobs, each of a shop in another one. */
export function jobs(today: Date): Row[] {
  const shops = pickupPoints().filter(({ serviceId }) => serviceId === OWN_SHOPS);
  const used = new Map<number, number>();
  return openings.flatMap(({ vacancyId, schedule, place, in: places }) =>
    places.map(([code, daysAgo, from, to]) => {
      const city = cityFacts.find((facts) => facts.code === code);
      if (!city) throw new Error(`No city ${code}`);
      const own = shops.filter(({ locationId }) => locationId === city.id);
      const turn = used.get(city.id) ?? 0;
      if (!place) used.set(city.id, turn + 1);
      return {
        vacancyId,
        locationId: city.id,
        schedule,
        place: place ?? own[turn % own.length]?.name ?? 'Магазин',
        salaryFrom: roubles(from),
        salaryTo: roubles(to),
        openedAt: new Date(today.getTime() - daysAgo * DAY),
      };
    }),
  );
}
