import * as z from 'zod/mini';
import type { Mix } from './plan-mixes';

/** The project in which everything is live. */
export const ALL_LIVE = 'live';

const SETTING = 'MIXES';

/** A mix as it is run: its project of Playwright has the name of the app that is older. */
const project = z.object({ name: z.string(), releases: z.record(z.string(), z.string()) });

/** The setting that tells Playwright's configuration, which is read by several processes, what to run. */
export function mixesSetting(mixes: readonly Mix[]): Readonly<Record<string, string>> {
  const older = mixes.flatMap(({ app, before }) => (before ? [{ name: app, releases: { [app]: before } }] : []));
  return { [SETTING]: JSON.stringify([{ name: ALL_LIVE, releases: {} }, ...older]) };
}

export const projectsOf = (env: NodeJS.ProcessEnv) => z.array(project).parse(JSON.parse(env[SETTING] ?? '[]'));
