import type { specialist, workingHours } from 'deploy-api/db/schema/index';
import { isMan } from '../pictures/people/face';
import { at as atIndex, randomOf } from '../random/random';
import { familyOf, firstNameOf } from '../reviews/reviewers';
import { salons, services } from './salons';
import { serviceKinds } from './service-facts';
import { workdays } from './workdays';

type SpecialistRow = typeof specialist.$inferInsert & { id: number; salonId: number; serviceIds: number[] };

/**
 * The specialists of every salon, each with a different face, own words about themselves and two days off per week.
 * Every day at least one of them works, while the salon's shop is open.
 */
export function specialists(): { specialists: SpecialistRow[]; hours: (typeof workingHours.$inferInsert)[] } {
  const rows: SpecialistRow[] = [];
  const hours: (typeof workingHours.$inferInsert)[] = [];
  const { profileOf, knownName } = inTurn();
  for (const { salonId, shopId, kind, turn, facts } of workplaces()) {
    const { role, staff, shifts } = facts;
    const offered = services.filter((each) => each.kind === kind).map(({ id }) => id);
    for (let at = 0; at < (staff[turn] ?? 2); at += 1) {
      const id = rows.length + 1;
      const random = randomOf('specialist', id);
      const woman = !isMan(id);
      const name = `${firstNameOf(woman, random)} ${familyOf(woman, random)}`;
      rows.push({
        id,
        salonId,
        name: knownName(facts, woman) ?? name,
        ...profileOf(facts, woman),
        since: random.int(2006, 2022),
        picture: `/pictures/person/${role}-${id}/1`,
        // The first specialist of a salon offers everything. The others leave out one service.
        serviceIds:
          at === 0 ? offered : offered.filter((_, index) => index !== (turn + at * 2) % offered.length || index === 0),
        sort: id * 10,
      });
      const dayOff = (turn * 2 + at * 3) % 7;
      const isWorkday = (weekday: number) => weekday % 7 !== dayOff && (weekday + 1) % 7 !== dayOff;
      const days = workdays(shopId, atIndex(shifts, at % shifts.length)).filter(({ weekday }) => isWorkday(weekday));
      hours.push(...days.map((day) => ({ specialistId: id, ...day })));
    }
  }
  return { specialists: rows, hours };
}

type StaffFacts = (typeof serviceKinds)[number]['specialists'];

/** Profiles and known names in the order of their file, each for one person whom it fits. */
function inTurn() {
  const taken = new Set<object>();
  const take = <T extends object>(list: readonly T[], fits: (one: T) => boolean): T | undefined => {
    const next = list.find((one) => !taken.has(one) && fits(one));
    if (next) taken.add(next);
    return next;
  };
  return {
    profileOf({ profiles, role }: StaffFacts, woman: boolean) {
      const profile = take(profiles, ({ byWoman }) => woman || !byWoman);
      if (!profile) throw new Error(`There are too few profiles for the role ${role}`);
      return { position: profile.position, about: profile.about };
    },
    knownName: ({ known }: StaffFacts, woman: boolean) => take(known, ({ isWoman }) => isWoman === woman)?.name,
  };
}

/** The salons, numbered within their kind, with the data of the kind's specialists. */
const workplaces = () =>
  serviceKinds.flatMap(({ kind, specialists: facts }) =>
    salons()
      .filter((salon) => salon.kind === kind)
      .map(({ id: salonId, shopId }, turn) => ({ salonId, shopId, kind, turn, facts })),
  );
