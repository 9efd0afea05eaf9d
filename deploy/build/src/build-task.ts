import { appName, versionName } from 'deploy-releases/app-names';
import * as z from 'zod/mini';

/** What a build process is asked for. */
export const buildTask = z.object({
  name: appName,
  version: versionName,
  /** The sources. */
  folder: z.string(),
  /** Where the release is written. */
  out: z.string(),
  /** Whether what webpack has read is kept for the next build. */
  isKept: z.optional(z.boolean()),
});
export type BuildTask = z.infer<typeof buildTask>;

/** Its answer: null, or why the app cannot be built. */
export const buildAnswer = z.object({ failed: z.nullable(z.string()) });
