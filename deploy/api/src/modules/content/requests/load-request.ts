import { asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { city, job, requestFile, vacancy, visitorRequest } from '../../../db/schema';
import { notFound } from '../../../http/shop-error';
import { namedDetails } from './request-words';

const withDetails = (db: Database) =>
  db
    .select({ request: visitorRequest, city, job, vacancy, file: requestFile.name })
    .from(visitorRequest)
    .innerJoin(city, eq(city.locationId, visitorRequest.locationId))
    .leftJoin(job, eq(job.id, visitorRequest.jobId))
    .leftJoin(vacancy, or(eq(vacancy.id, job.vacancyId), eq(vacancy.id, visitorRequest.vacancyId)))
    .leftJoin(requestFile, eq(requestFile.requestId, visitorRequest.id))
    .$dynamic();

export type LoadedRequest = Awaited<ReturnType<typeof withDetails>>[number];

/** @throws ShopError 404 */
export async function loadRequest(db: Database, id: number): Promise<LoadedRequest> {
  const [found] = await withDetails(db).where(eq(visitorRequest.id, id));
  if (!found) throw notFound('Заявка не найдена');
  return found;
}

/** Requests after a number, in their order. */
export const loadRequests = (db: Database, afterId: number, most: number): Promise<LoadedRequest[]> =>
  withDetails(db).where(gt(visitorRequest.id, afterId)).orderBy(asc(visitorRequest.id)).limit(most);

/** What it is about: the fields of its kind, and the job. */
export function aboutRequest({ request, vacancy: work, job: place }: LoadedRequest): [label: string, value: string][] {
  return [
    ...namedDetails(request),
    ...(work ? [['Вакансия', work.title] satisfies [string, string]] : []),
    ...(place ? [['Место', `${place.place}, ${place.schedule}`] satisfies [string, string]] : []),
  ];
}
