import type { JobAnswer, VacancyAnswer, VacancyDetailAnswer } from '../wire/career';

/** A kind of work in a list, with its open jobs. */
export interface Vacancy extends Omit<VacancyAnswer, 'salary_from'> {
  /** Roubles a month, for the open job with the lowest pay; null: not given. */
  readonly salaryFrom: number | null;
}

/** An open job: a vacancy in one place. */
export interface Job extends Omit<JobAnswer, 'salary_from' | 'salary_to'> {
  /** Roubles a month; null: not given. */
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
}

/** A kind of work with its tasks, the shop's offer, and the open jobs. */
export interface VacancyDetail extends Omit<VacancyDetailAnswer, 'salary_from' | 'open'> {
  readonly salaryFrom: number | null;
  readonly open: readonly Job[];
}

export const toVacancy = ({ salary_from, ...vacancy }: VacancyAnswer): Vacancy => ({
  ...vacancy,
  salaryFrom: salary_from,
});

export const toJob = ({ salary_from, salary_to, ...job }: JobAnswer): Job => ({
  ...job,
  salaryFrom: salary_from,
  salaryTo: salary_to,
});

export const toVacancyDetail = ({ salary_from, open, ...vacancy }: VacancyDetailAnswer): VacancyDetail => ({
  ...vacancy,
  salaryFrom: salary_from,
  open: open.map(toJob),
});
