import { appName, versionName } from 'deploy-releases/app-names';
import { setVersions } from 'deploy-releases/registry/registry';
import * as z from 'zod/mini';

/** More apps than the shop has. */
const APPS = 30;

const text = (most: number) => z.string().check(z.maxLength(most));

/**
 * A browser's report of an error, written by the shell (shell/src/start/report.ts). It is not trusted: fields with a
 * known form are validated, other fields are limited in length, and unknown fields are dropped.
 */
export const errorReportSchema = z.object({
  area: appName,
  /** The release, or the address from which a tester's browser loads the app. */
  version: z.optional(z.union([versionName, text(100).check(z.url())])),
  phase: text(40),
  name: z.optional(text(200)),
  message: text(2_000),
  cause: z.optional(text(2_000)),
  path: text(500),
  /** The set of the document. Old tabs do not send this field. */
  versions: z.optional(setVersions.check(z.refine((versions) => Object.keys(versions).length <= APPS))),
  /** The apps that the browser loads from another address, as text: «mf-catalog http://localhost:5173». */
  override: z._default(
    z.array(text(160).check(z.regex(/^(shell|mf-[a-z0-9-]+) [\w.+:/-]+$/))).check(z.maxLength(APPS)),
    [],
  ),
});
