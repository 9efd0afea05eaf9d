import type { specialist, workingHours } from 'deploy-api/db/schema/index';
import type { ServiceKind } from 'deploy-api/db/schema/salon';
import { isMan } from '../pictures/scenes/face';
import { randomOf } from '../random/random';
import { familyOf, firstNameOf } from '../reviews/reviewers';
import { salons, services } from './salons';

interface Trade {
  readonly role: 'vet' | 'groomer' | 'trainer';
  /** For a woman and for a man. */
  readonly positions: readonly (readonly [string, string])[];
  readonly about: readonly string[];
  /** How many work in one salon. */
  readonly staff: readonly number[];
  readonly shifts: readonly (readonly [from: string, until: string])[];
}

const trades: Readonly<Record<ServiceKind, Trade>> = {
  vet: {
    role: 'vet',
    positions: [
      ['Ветеринарный врач, терапевт', 'Ветеринарный врач, терапевт'],
      ['Ветеринарный врач, дерматолог', 'Ветеринарный врач, дерматолог'],
      ['Ветеринарный врач, УЗИ и диагностика', 'Ветеринарный врач, УЗИ и диагностика'],
      ['Ветеринарный врач, ратолог и орнитолог', 'Ветеринарный врач, ратолог и орнитолог'],
    ],
    about: [
      'Объясняет простыми словами, что видит на осмотре, и не назначает лишнего.',
      'Находит подход к кошкам, которые боятся всех, кроме хозяев.',
      'Начинала с приюта и до сих пор помогает ему по выходным.',
      'Ведёт пожилых питомцев: питание, суставы, почки.',
    ],
    staff: [3, 2, 3, 2, 2],
    shifts: [
      ['09:00', '15:00'],
      ['14:00', '21:00'],
      ['10:00', '19:00'],
    ],
  },
  grooming: {
    role: 'groomer',
    positions: [
      ['Грумер', 'Грумер'],
      ['Старший грумер', 'Старший грумер'],
      ['Грумер, мастер тримминга', 'Грумер, мастер тримминга'],
    ],
    about: [
      'Работает без спешки: делает перерывы, если питомец устал.',
      'Любит терьеров и знает стандарты десятка пород.',
      'Стрижёт кошек без наркоза и без слёз.',
      'Подскажет, как ухаживать дома, чтобы не было колтунов.',
    ],
    staff: [2, 3, 2, 2],
    shifts: [
      ['10:00', '20:00'],
      ['09:00', '18:00'],
      ['11:00', '21:00'],
    ],
  },
  handling: {
    role: 'trainer',
    positions: [
      ['Кинолог', 'Кинолог'],
      ['Кинолог-зоопсихолог', 'Кинолог-зоопсихолог'],
    ],
    about: [
      'Занимается без рывков и крика: интерес, лакомство и ясные правила.',
      'Работает с собаками, которые боятся города после переезда или приюта.',
      'Готовит собак к выставкам и сама выступает в ринге.',
      'Учит хозяев читать собаку: половина занятия — разговор.',
    ],
    staff: [2, 2, 2],
    shifts: [
      ['09:00', '17:00'],
      ['12:00', '20:00'],
    ],
  },
};

type SpecialistRow = typeof specialist.$inferInsert & { id: number; salonId: number; serviceIds: number[] };

/** The people of every salon, each with a face of their own; with two days off a week, so that someone is there every day. */
export function specialists(): { specialists: SpecialistRow[]; hours: (typeof workingHours.$inferInsert)[] } {
  const rows: SpecialistRow[] = [];
  const hours: (typeof workingHours.$inferInsert)[] = [];
  const seen: Record<string, number> = {};
  for (const { id: salonId, kind } of salons()) {
    const { role, positions, about, staff, shifts } = trades[kind];
    const turn = seen[kind] ?? 0;
    seen[kind] = turn + 1;
    const offered = services.filter((each) => each.kind === kind).map(({ id }) => id);
    for (let at = 0; at < (staff[turn] ?? 2); at += 1) {
      const id = rows.length + 1;
      const random = randomOf('specialist', id);
      const woman = !isMan(id);
      const [ofWoman, ofMan] = positions[(turn + at) % positions.length] ?? ['', ''];
      rows.push({
        id,
        salonId,
        name: `${firstNameOf(woman, random)} ${familyOf(woman, random)}`,
        position: woman ? ofWoman : ofMan,
        about: about.filter((text) => woman || !/ла с|ама /.test(text))[(turn + at) % 3] ?? '',
        since: random.int(2006, 2022),
        picture: `/pictures/person/${role}-${id}/1`,
        // The first of a salon does everything; the others leave out one service.
        serviceIds:
          at === 0 ? offered : offered.filter((_, index) => index !== (turn + at * 2) % offered.length || index === 0),
        sort: id * 10,
      });
      const [from, until] = shifts[at % shifts.length] ?? ['09:00', '18:00'];
      const dayOff = (turn * 2 + at * 3) % 7;
      for (let weekday = 1; weekday <= 7; weekday += 1)
        if (weekday % 7 !== dayOff && (weekday + 1) % 7 !== dayOff)
          hours.push({ specialistId: id, weekday, from, until });
    }
  }
  return { specialists: rows, hours };
}
