import type { Job } from './job';

/** Deletes files in the store after their rows. */
export const sweepFiles: Job = {
  name: 'deleting files that nothing uses',
  every: 600_000,
  run: ({ db, files }) => files.sweep(db),
};
