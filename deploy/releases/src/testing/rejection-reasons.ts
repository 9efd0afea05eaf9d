import { readFile } from 'node:fs/promises';
import { channelPath, listChannels } from '../channel';
import { ReleaseRejected } from '../release-rejected';

/** The reasons of a {@link ReleaseRejected}. Rejects when nothing was rejected, or when a channel was changed. */
export async function rejectionReasons(root: string, activation: Promise<unknown>): Promise<readonly string[]> {
  const before = await channels(root);
  const error = await activation.then(
    () => null,
    (reason: unknown) => reason,
  );
  if ((await channels(root)) !== before) throw new Error('A channel was changed');
  if (!(error instanceof ReleaseRejected)) throw error ?? new Error('It was not rejected');
  return error.reasons;
}

async function channels(root: string): Promise<string> {
  const names = await listChannels(root);
  return (await Promise.all(names.map((name) => readFile(channelPath(root, name), 'utf8')))).join('\n');
}
