import { Events } from '../events/events';
import { forgetOldAttempts } from '../http/attempts';
import { forgetOldKeys } from '../http/calls/idempotency';
import { personalData } from '../http/personal-data';
import { forgetExpiredSessions } from '../http/session';
import { deleteExpired } from '../jobs/delete-expired';
import { forgetOldJobs, watchQueues } from '../jobs/figures';
import type { Job } from '../jobs/job';
import type { Queue } from '../jobs/queue';
import { asJob } from '../jobs/run-queue';
import { sweepFiles } from '../jobs/sweep-files';
import type { Module } from './define-module';

/** The event handlers and extensions of a back end with these modules. */
export const eventsOf = (modules: readonly Module[]): Events =>
  new Events(
    modules.flatMap(({ on = [], adds = [], personal }) => [
      ...on,
      ...adds,
      ...(personal ? [personalData.with(personal)] : []),
    ]),
  );

/** The queues of these modules. */
export const queuesOf = (modules: readonly Module[]): readonly Queue[] => modules.flatMap(({ queues = [] }) => queues);

/** The repeated work of these modules, including the clean-up. */
export const jobsOf = (modules: readonly Module[]): readonly Job[] => [
  ...modules.flatMap(({ jobs = [] }) => jobs),
  ...queuesOf(modules).map(asJob),
  watchQueues(queuesOf(modules)),
  sweepFiles,
  deleteExpired([
    forgetExpiredSessions,
    forgetOldKeys,
    forgetOldAttempts,
    forgetOldJobs,
    ...modules.flatMap(({ expired = [] }) => expired),
  ]),
];
