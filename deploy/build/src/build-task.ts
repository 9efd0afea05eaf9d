import { appName, versionName } from 'deploy-releases/app-names';
import * as z from 'zod/mini';

/** A task for a build process. */
export const buildTask = z.object({
  name: appName,
  version: versionName,
  /** The sources. */
  folder: z.string(),
  /** The folder that the release is written to. */
  out: z.string(),
  /** Whether webpack's cache is stored for the next build. */
  isKept: z.optional(z.boolean()),
});
export type BuildTask = z.infer<typeof buildTask>;

/** Its answer: null, or the reason why the app cannot be built. */
export const buildAnswer = z.object({ failed: z.nullable(z.string()) });
