import { appName } from 'deploy-releases/app-names';
import * as z from 'zod/mini';

/** What the process that releases the checkout tells its parent. */
export const releaseAnswer = z.union([
  z.object({
    /** The apps that a team released, and that a start did not take from the checkout. */
    differing: z.array(appName),
    /** What people should know about them, and about what was refused; '' if nothing differs. */
    said: z.string(),
  }),
  z.object({ rejected: z.array(z.string()) }),
  z.object({ failed: z.string() }),
]);

export type ReleaseAnswer = z.infer<typeof releaseAnswer>;
