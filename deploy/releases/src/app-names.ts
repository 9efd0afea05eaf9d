import type { AppName } from 'shared-contracts/routes/route-definition';
import * as z from 'zod/mini';

const areaName = z.templateLiteral(['mf-', z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))]);

/** What is released on its own: the shell, or an area. Which areas there are, a channel says. */
export const appName = z.union([z.literal('shell'), areaName]);

/** The name of a version or a channel becomes a part of paths and addresses: nothing in it leads anywhere else. */
export const versionName = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/));
export const channelName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Which version of each app. */
export const appVersions = z.partialRecord(appName, versionName);
export type AppVersions = z.infer<typeof appVersions>;

/** The shell first, then the areas by name. */
export const byName = (one: AppName, two: AppName): number =>
  Number(two === 'shell') - Number(one === 'shell') || (one < two ? -1 : 1);

/** The apps that something is listed by, in order. */
export const appsOf = (listed: Readonly<Partial<Record<AppName, unknown>>>): AppName[] =>
  Object.keys(listed)
    .map((name) => appName.parse(name))
    .sort(byName);
