import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { withDraft } from '../store/draft';
import { filesOf, listApps, listReleases, releaseFolder } from '../store/release-store';
import { type Change, type ChannelFile, listChannels, lockChannels, readChannel } from './channel';

const DAY = 24 * 3600 * 1000;
/** An open page may stay open for this time and load files of its release (`openPages`). */
const OPEN_PAGES = 30 * DAY;
/** Changes of an app in the history of a channel whose versions are kept for a rollback. */
const STEPS_BACK = 10;
/** A release that was built this recently may go live soon. */
const JUST_BUILT = DAY;

/** A release that is no longer needed. */
export interface Unneeded {
  readonly app: AppName;
  readonly version: string;
  readonly bytes: number;
}

/**
 * The releases that may be removed: they are on no channel and not in the last ten changes of their app, no page of the
 * last 30 days uses them, and they were not built in the last day.
 */
export async function unneededReleases(root: string, now: Date): Promise<readonly Unneeded[]> {
  const channels = await Promise.all((await listChannels(root)).map((name) => readChannel(root, name)));
  const unneeded: Unneeded[] = [];
  for (const app of await listApps(root)) {
    const needed = new Set(channels.flatMap((channel) => neededOn(channel, app, now)));
    for (const { version, builtAt } of await listReleases(root, app)) {
      if (needed.has(version) || now.getTime() - Date.parse(builtAt) < JUST_BUILT) continue;
      unneeded.push({ app, version, bytes: await sizeOf(releaseFolder(root, app, version)) });
    }
  }
  return unneeded;
}

/** Removes them, each completely or not at all. @returns what was removed */
export const prune = (root: string, now: Date): Promise<readonly Unneeded[]> =>
  // Nothing goes live during the removal.
  lockChannels(root, async () => {
    const unneeded = await unneededReleases(root, now);
    for (const { app, version } of unneeded) {
      await withDraft(root, (draft) => rename(releaseFolder(root, app, version), join(draft, version)));
    }
    return unneeded;
  });

function neededOn({ live, history }: ChannelFile, app: AppName, now: Date): readonly string[] {
  const changes = history.filter((change) => change.app === app);
  return [
    ...(live[app] === undefined ? [] : [live[app]]),
    ...changes.slice(0, STEPS_BACK).flatMap(({ from, to }) => (from === null ? [to] : [from, to])),
    ...changes.filter((_, index) => endOf(changes, index, now) > now.getTime() - OPEN_PAGES).map(({ to }) => to),
  ];
}

/** When the version of a change was replaced, in milliseconds. The history has the newest change first. */
const endOf = (changes: readonly Change[], index: number, now: Date): number => {
  const next = changes[index - 1];
  return next ? Date.parse(next.at) : now.getTime();
};

async function sizeOf(folder: string): Promise<number> {
  const files = await filesOf(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
