import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether an earlier run of this comparison found everything compatible. */
export const isCompatibleCached = (folder: string, key: string): Promise<boolean> =>
  access(join(folder, key)).then(
    () => true,
    () => false,
  );

/** Stores that everything in a comparison was compatible. */
export async function cacheCompatible(folder: string, key: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, key), '');
}
