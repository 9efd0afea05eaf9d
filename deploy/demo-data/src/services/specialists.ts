import type { specialist, workingHours } from 'deploy-api/db/schema/index';
import { isMan } from '../pictures/scenes/face';
import { randomOf } from '../random/random';
import { familyOf, firstNameOf } from '../reviews/reviewers';
import { salons, services } from './salons';
import { serviceKinds } from './service-facts';

type SpecialistRow = typeof specialist.$inferInsert & { id: number; salonId: number; serviceIds: number[] };

/**
 * The specialists of every salon, each with a different face and two days off per week. Every day at least one of them
 * works.
 */
export function specialists(): { specialists: SpecialistRow[]; hours: (typeof workingHours.$inferInsert)[] } {
  const rows: SpecialistRow[] = [];
  const hours: (typeof workingHours.$inferInsert)[] = [];
  for (const { salonId, kind, turn, facts } of workplaces()) {
    const { role, positions, about, staff, shifts } = facts;
    const offered = services.filter((each) => each.kind === kind).map(({ id }) => id);
    for (let at = 0; at < (staff[turn] ?? 2); at += 1) {
      const id = rows.length + 1;
      const random = randomOf('specialist', id);
      const woman = !isMan(id);
      rows.push({
        id,
        salonId,
        name: `${firstNameOf(woman, random)} ${familyOf(woman, random)}`,
        position: positions[(turn + at) % positions.length] ?? '',
        about: about.filter(({ byWoman }) => woman || !byWoman)[(turn + at) % 3]?.text ?? '',
        since: random.int(2006, 2022),
        picture: `/pictures/person/${role}-${id}/1`,
        // The first specialist of a salon offers everything. The others leave out one service.
        serviceIds:
          at === 0 ? offered : offered.filter((_, index) => index !== (turn + at * 2) % offered.length || index === 0),
        sort: id * 10,
      });
      const { from, until } = shifts[at % shifts.length] ?? { from: '09:00', until: '18:00' };
      const dayOff = (turn * 2 + at * 3) % 7;
      for (let weekday = 1; weekday <= 7; weekday += 1)
        if (weekday % 7 !== dayOff && (weekday + 1) % 7 !== dayOff)
          hours.push({ specialistId: id, weekday, from, until });
    }
  }
  return { specialists: rows, hours };
}

/** The salons, numbered within their kind, with the data of the kind's specialists. */
const workplaces = () =>
  serviceKinds.flatMap(({ kind, specialists: facts }) =>
    salons()
      .filter((salon) => salon.kind === kind)
      .map(({ id: salonId }, turn) => ({ salonId, kind, turn, facts })),
  );
