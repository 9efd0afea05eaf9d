import type { VacancyRecord } from './records';

type Job = VacancyRecord['jobs'][number];

const keyOf = ({ city, place, schedule, opened }: Job): string => JSON.stringify([city, place, schedule, opened]);

/** One order of the places, so that the same ones in another order are not a change. */
export const inOrder = (a: Job, b: Job): number => {
  const [first, second] = [keyOf(a), keyOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};
