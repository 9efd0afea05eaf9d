import { appName, versionName } from 'deploy-releases/app-names';
import { wholeVersions } from 'deploy-releases/registry';
import * as z from 'zod/mini';

/** More apps than a shop has. */
const APPS = 30;

const text = (most: number) => z.string().check(z.maxLength(most));

/**
 * What a browser tells of an error; the shell's report (shell/src/start/report.ts) writes it. All of it is what the browser says:
 * what has a form is held to it, the rest to a length, and other fields go no further.
 */
export const report = z.object({
  area: appName,
  /** The release, or where a tester's browser took the part from. */
  version: z.optional(z.union([versionName, text(100).check(z.url())])),
  phase: text(40),
  name: z.optional(text(200)),
  message: text(2_000),
  cause: z.optional(text(2_000)),
  path: text(500),
  /** The set of the document; a tab that is older than this field does not say it. */
  versions: z.optional(wholeVersions.check(z.refine((versions) => Object.keys(versions).length <= APPS))),
  /** What the browser takes from elsewhere, in words: «mf-catalog http://localhost:5173». */
  override: z._default(
    z.array(text(160).check(z.regex(/^(shell|mf-[a-z0-9-]+) [\w.+:/-]+$/))).check(z.maxLength(APPS)),
    [],
  ),
});
