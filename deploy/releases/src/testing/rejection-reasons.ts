import { readFile } from 'node:fs/promises';
import type { AppName } from '@zapovednik/platform/routes';
import { channelPath, listChannels } from '../channels/channel';
import { ReleaseRejected } from '../release-rejected';
import type { TemporaryStore } from './temporary-store';
import type { ReleaseOptions } from './write-release';

/** The reasons of a {@link ReleaseRejected}. Rejects when there was no rejection, or when a channel changed. */
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

/**
 * Publishes version 2 of an app, which equals the live release except for `options`. Returns the reasons why it may not
 * go live.
 */
export async function rejectionsOf(
  store: TemporaryStore,
  app: AppName,
  options: ReleaseOptions,
): Promise<readonly string[]> {
  await store.release(app, '2', options);
  return rejectionReasons(store.root, store.goLive(app, '2'));
}

async function channels(root: string): Promise<string> {
  const names = await listChannels(root);
  return (await Promise.all(names.map((name) => readFile(channelPath(root, name), 'utf8')))).join('\n');
}
