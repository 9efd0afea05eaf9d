import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { vacancyQuery } from '../../careers/career-queries';

/** Reads the vacancy of the address; an unknown code is a 404. */
export async function loadVacancy({ app, params, required }: PageArgs): Promise<void> {
  if (!params.code) throw notFound();
  await required('vacancy', app.query.ensureQueryData(vacancyQuery(app, params.code)), 'Вакансия не загрузилась');
}
