import type { AppName } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const areaName = z.templateLiteral(['mf-', z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))]);

/** An app that is released on its own: the shell, or an area. A channel lists which areas exist. */
export const appName = z.union([z.literal('shell'), areaName]);

/**
 * The name of a version or a channel is a part of paths and addresses, so it must not contain characters that change
 * the path.
 */
export const versionName = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/));
export const channelName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** The version of each app. */
export const appVersions = z.partialRecord(appName, versionName);
export type AppVersions = z.infer<typeof appVersions>;

/** Sorts the shell first, then the areas by name. */
export const byName = (one: AppName, two: AppName): number =>
  Number(two === 'shell') - Number(one === 'shell') || (one < two ? -1 : 1);

/** The app names that are keys of an object, in order. */
export const appsOf = (listed: Readonly<Partial<Record<AppName, unknown>>>): AppName[] =>
  Object.keys(listed)
    .map((name) => appName.parse(name))
    .sort(byName);
