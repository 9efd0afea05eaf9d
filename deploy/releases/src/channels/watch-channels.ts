import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';
import { channelPath, STABLE } from './channel';

/**
 * Calls `onChange` when a channel file of this folder has changed; returns the function that ends this. It may miss
 * changes: a folder of another machine, and one that does not exist yet, are not watched. So the caller also polls.
 */
export function watchChannels(root: string, onChange: () => void): () => void {
  let watcher: FSWatcher;
  try {
    watcher = watch(dirname(channelPath(root, STABLE)), { persistent: false });
  } catch {
    return () => {};
  }
  // A change first writes a draft, with another ending, and holds a lock in the same folder.
  watcher.on('change', (_, file) => {
    if (file.toString().endsWith('.json')) onChange();
  });
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
