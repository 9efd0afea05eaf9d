import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from 'deploy-lock/file-lock';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import * as z from 'zod/mini';
import { appName, appVersions, channelName, versionName } from '../app-names';
import { hasErrorCode } from '../has-error-code';
import { ReleaseRejected } from '../release-rejected';

/** The channel that shoppers get. Other channels take missing apps from it. */
export const STABLE = 'stable';

const changeEntry = z.object({
  /** The app. Stored files use the name `area`; the code uses `app`. */
  area: appName,
  from: z.nullable(versionName),
  to: versionName,
  at: z.string(),
  /** The person who published it (see {@link publisher}). */
  by: z.string(),
  why: z.enum(['activate', 'rollback']),
  /** The types and tests of the app were not checked (`--skip-checks`). */
  skippedChecks: z.optional(z.literal(true)),
  /** Its pages were not opened in a browser: no Chromium, or no running shop. */
  unopened: z.optional(z.literal(true)),
  /** A start of the shop opened it from a checkout, without any check of its sources. The next start may replace it. */
  unchecked: z.optional(z.literal(true)),
  /** Removed from the channel: a first release taken back, or one that stable no longer fits. */
  withdrawn: z.optional(z.literal(true)),
});
/** One change of the live versions. */
const change = z.pipe(
  changeEntry,
  z.transform(({ area, ...entry }) => ({ app: area, ...entry })),
);
export type Change = z.infer<typeof change>;

/** `channels/<channel>.json`: the live versions, and the history of changes, newest first. */
export const channelFile = z.object({ live: appVersions, history: z.array(change) });
export type ChannelFile = z.infer<typeof channelFile>;

/** The content of a channel file, which {@link channelFile} parses. */
export const channelJson = ({ live, history }: ChannelFile): string =>
  JSON.stringify({ live, history: history.map(({ app, ...entry }) => ({ area: app, ...entry })) }, null, 2);

export const channelPath = (root: string, channel: string) =>
  join(root, 'channels', `${channelName.parse(channel)}.json`);

/** A channel ends when it has not changed for this time, in milliseconds. */
const LIFE = 30 * 24 * 3_600_000;

/** Whether a channel other than stable has ended: it is empty, or has not changed for 30 days. */
export const isOver = ({ live, history: [last] }: ChannelFile, now = Date.now()): boolean =>
  Object.keys(live).length === 0 || (last !== undefined && now - Date.parse(last.at) > LIFE);

/**
 * Reads the live versions of a channel. A channel without a file is empty. A channel that has ended takes all apps from
 * stable.
 *
 * @throws {ReleaseRejected} when the file is broken
 */
export async function readChannel(root: string, channel: string): Promise<ChannelFile> {
  const file = channelPath(root, channel);
  try {
    const read = channelFile.parse(JSON.parse(await readFile(file, 'utf8')));
    return channel !== STABLE && isOver(read) ? { ...read, live: {} } : read;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return { live: {}, history: [] };
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) throw brokenChannel(channel, file);
    throw error;
  }
}

const brokenChannel = (channel: string, file: string) =>
  new ReleaseRejected([
    `файл канала ${channel} испорчен: ${file}. ${
      channel === STABLE
        ? 'Верните его из резервной копии: в нём записано, какие выпуски открыты'
        : `Верните его из резервной копии или удалите: тогда канал ${channel} берёт всё из ${STABLE}`
    }`,
  ]);

/** The names of the channels of a folder. */
export async function listChannels(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'channels')).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return files.filter((file) => file.endsWith('.json')).map((file) => file.replace(/\.json$/, ''));
}

/** Ends a channel: its visitors get stable again. Throws {@link ReleaseRejected} for stable, and for a channel that does not exist. */
export async function endChannel(root: string, channel: string): Promise<void> {
  if (channel === STABLE) throw new ReleaseRejected([`${STABLE} получают покупатели: этот канал не удаляют`]);
  await lockChannels(root, async () => {
    await requireChannel(root, channel);
    await rm(channelPath(root, channel));
  });
}

/**
 * Throws {@link ReleaseRejected} when no channel has this name, so that a misspelled name does not become a channel.
 */
export async function requireChannel(root: string, channel: string): Promise<void> {
  const channels = new Set([STABLE, ...(await listChannels(root))]);
  if (!channels.has(channel)) {
    throw new ReleaseRejected([
      `канала ${channel} нет, есть: ${[...channels].join(', ')}; новый создаёт --new-channel`,
    ]);
  }
}

/**
 * Changes a channel under the lock of all channels, because each set is checked against the versions that other channels take from it.
 * Readers see the file before or after the change. When `next` throws, nothing changes.
 */
export async function changeChannel(
  root: string,
  channel: string,
  next: (now: ChannelFile) => Promise<ChannelFile>,
): Promise<ChannelFile> {
  const file = channelPath(root, channel);
  return lockChannels(root, async () => {
    const changed = await next(await readChannel(root, channel));
    // An empty channel has ended.
    if (channel !== STABLE && Object.keys(changed.live).length === 0) await rm(file, { force: true });
    else await writeFileAtomically(file, channelJson(changed));
    return changed;
  });
}

/** Runs `work` while no channel can change. */
export const lockChannels = <T>(root: string, work: () => Promise<T>): Promise<T> =>
  withLock(join(root, 'channels', 'lock'), work);
