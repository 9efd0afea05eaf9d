import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from 'deploy-lock/file-lock';
import * as z from 'zod/mini';
import { hasCode } from './has-code';
import { channelName, partName, partVersions, versionName } from './parts';
import { writeWhole } from './write-whole';

/** One change of what is live. */
const change = z.object({
  area: partName,
  from: z.nullable(versionName),
  to: versionName,
  at: z.string(),
  by: z.string(),
  why: z.enum(['activate', 'rollback']),
});
export type Change = z.infer<typeof change>;

/** `channels/<channel>.json`: what is live, and how it came to be, newest first. */
export const channelFile = z.object({ live: partVersions, history: z.array(change) });
export type ChannelFile = z.infer<typeof channelFile>;

export const channelPath = (root: string, channel: string) =>
  join(root, 'channels', `${channelName.parse(channel)}.json`);

/** Reads what is live on a channel of a folder; an empty channel when there is no file yet. */
export async function readChannel(root: string, channel: string): Promise<ChannelFile> {
  try {
    return channelFile.parse(JSON.parse(await readFile(channelPath(root, channel), 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { live: {}, history: [] };
    throw error;
  }
}

/**
 * Changes a channel: nobody else changes it between `next`'s look and the write, and readers see the file before or after,
 * never between. What `next` throws leaves everything as it was.
 */
export async function changeChannel(
  root: string,
  channel: string,
  next: (now: ChannelFile) => Promise<ChannelFile>,
): Promise<ChannelFile> {
  const file = channelPath(root, channel);
  return withLock(`${file}.lock`, async () => {
    const changed = await next(await readChannel(root, channel));
    await writeWhole(file, JSON.stringify(changed, null, 2));
    return changed;
  });
}
