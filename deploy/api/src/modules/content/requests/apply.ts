import type { applyForJob, applyForVacancy } from '@zapovednik/api/content/calls/application';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { job, vacancy } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { takeRequest } from './take-request';

/**
 * An application for an open job (API-156).
 *
 * @throws ShopError 404 when the job is no longer open, and those of `takeRequest`
 */
export async function forJob(
  { jobId, captchaResponse, acceptPersonData: _, ...given }: z.output<typeof applyForJob.body>,
  context: SessionContext,
): Promise<{ id: number }> {
  return takeRequest({ ...given, kind: 'job', jobId }, captchaResponse, context, async (tx) => {
    if ((await tx.$count(job, and(eq(job.id, jobId), eq(job.isOpen, true)))) === 0)
      throw notFound('Это место уже занято. Посмотрите другие вакансии');
  });
}

/**
 * The form for people who did not find a fitting job (API-155).
 *
 * @throws ShopError 404 unknown vacancy, and those of `takeRequest`
 */
export async function forVacancy(
  { vacancyId, captchaResponse, acceptPersonData: _, ...given }: z.output<typeof applyForVacancy.body>,
  context: SessionContext,
): Promise<{ id: number }> {
  return takeRequest({ ...given, kind: 'vacancy', vacancyId }, captchaResponse, context, async (tx) => {
    if (vacancyId !== undefined && (await tx.$count(vacancy, eq(vacancy.id, vacancyId))) === 0)
      throw notFound('Вакансия не найдена');
  });
}
