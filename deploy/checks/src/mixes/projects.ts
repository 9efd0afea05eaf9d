import * as z from 'zod/mini';
import type { Mix } from './plan-mixes';

/** The project in which everything is live. */
export const ALL_LIVE = 'live';

const SETTING = 'MIXES';

/** A mix for a run. Its Playwright project has the name of the older app. */
const project = z.object({ name: z.string(), releases: z.record(z.string(), z.string()) });

/** The setting with the plan for Playwright's configuration, which several processes read. */
export function mixesSetting(mixes: readonly Mix[]): Readonly<Record<string, string>> {
  const older = mixes.flatMap(({ app, before }) => (before ? [{ name: app, releases: { [app]: before } }] : []));
  return { [SETTING]: JSON.stringify([{ name: ALL_LIVE, releases: {} }, ...older]) };
}

export const projectsOf = (env: NodeJS.ProcessEnv) => z.array(project).parse(JSON.parse(env[SETTING] ?? '[]'));
