import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from 'deploy-build/compress';
import { runWebpack } from '../webpack/run-webpack';
import { oneBundleConfig, ownSources } from './one-bundle-config';

/** The sizes of the single bundle: brotli bytes of the scripts that these chunks need, each file counted once. */
export interface OneBundle {
  readonly weigh: (chunks: readonly string[]) => number;
}

/** Builds all sources as one bundle, in a temporary folder that is deleted afterwards. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'one-bundle-'));
  try {
    await mkdir(join(folder, 'web'));
    for (const [name, source] of Object.entries(ownSources)) await writeFile(join(folder, name), source);
    const stats = await runWebpack(oneBundleConfig(folder));
    const groups = new Map(
      [...stats.compilation.namedChunkGroups].map(([name, group]) => [
        name,
        group.getFiles().filter((file) => file.endsWith('.js')),
      ]),
    );
    const sizes = new Map(
      await Promise.all(
        [...new Set([...groups.values()].flat())].map(
          async (file) => [file, await compress(join(folder, 'web', file))] as const,
        ),
      ),
    );
    return {
      weigh(chunks) {
        const files = new Set(chunks.flatMap((chunk) => groups.get(chunk) ?? []));
        return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
