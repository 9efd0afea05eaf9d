import type { applyForJob, applyForVacancy } from '@zapovednik/api/content/calls/application';
import { and, eq, exists } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { job, vacancy } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { shownVacancy } from '../careers/careers';
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
    const isShown = exists(
      tx
        .select({ id: vacancy.id })
        .from(vacancy)
        .where(and(eq(vacancy.id, job.vacancyId), shownVacancy(context.now()))),
    );
    if ((await tx.$count(job, and(eq(job.id, jobId), eq(job.isOpen, true), isShown))) === 0)
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
    if (
      vacancyId !== undefined &&
      (await tx.$count(vacancy, and(eq(vacancy.id, vacancyId), shownVacancy(context.now())))) === 0
    )
      throw notFound('Вакансия не найдена');
  });
}
