import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ReleaseRejected } from '../release-rejected';

const settings = z.object({
  DATA_DIR: z._default(z.string(), '.data'),
  RELEASES: z.optional(z.string()),
});

/** The folder of releases that the commands write to. */
export function releasesFolder(env: NodeJS.ProcessEnv): string {
  const { DATA_DIR, RELEASES } = settings.parse(env);
  if (RELEASES && /^https?:/.test(RELEASES)) {
    throw new ReleaseRejected([`RELEASES=${RELEASES} — адрес, а выпускают в папку: укажите ту, которую он раздаёт`]);
  }
  return resolve(RELEASES ?? join(DATA_DIR, 'releases'));
}
