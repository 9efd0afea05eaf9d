import { asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { city, job, requestFile, salon, service, vacancy, visitorRequest } from '../../../db/schema';
import { namedDetails } from './request-words';

const withDetails = (db: Database) =>
  db
    .select({ request: visitorRequest, city, job, vacancy, salon, service, file: requestFile.name })
    .from(visitorRequest)
    .innerJoin(city, eq(city.locationId, visitorRequest.locationId))
    .leftJoin(job, eq(job.id, visitorRequest.jobId))
    .leftJoin(vacancy, or(eq(vacancy.id, job.vacancyId), eq(vacancy.id, visitorRequest.vacancyId)))
    .leftJoin(salon, eq(salon.id, visitorRequest.salonId))
    .leftJoin(service, eq(service.id, visitorRequest.serviceId))
    .leftJoin(requestFile, eq(requestFile.requestId, visitorRequest.id))
    .$dynamic();

export type LoadedRequest = Awaited<ReturnType<typeof withDetails>>[number];

export async function findRequest(db: Database, id: number): Promise<LoadedRequest | undefined> {
  const [found] = await withDetails(db).where(eq(visitorRequest.id, id));
  return found;
}

/** Requests after a number, in their order. */
export const loadRequests = (db: Database, afterId: number, most: number): Promise<LoadedRequest[]> =>
  withDetails(db).where(gt(visitorRequest.id, afterId)).orderBy(asc(visitorRequest.id)).limit(most);

/** The content of a request: the fields of its kind, the job, and the salon. */
export function aboutRequest({
  request,
  vacancy: work,
  job: place,
  salon: where,
  service: what,
}: LoadedRequest): [label: string, value: string][] {
  return [
    ...namedDetails(request),
    ...(work ? [['Вакансия', work.title] satisfies [string, string]] : []),
    ...(place ? [['Место', `${place.place}, ${place.schedule}`] satisfies [string, string]] : []),
    ...(where ? [['Салон', where.name] satisfies [string, string]] : []),
    ...(what ? [['Услуга', what.name] satisfies [string, string]] : []),
  ];
}
