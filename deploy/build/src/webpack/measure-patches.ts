/**
 * Measures what each patch saves: the brotli bytes of the shell's entry, and of the files of mf-catalog on a product page.
 * npx tsx deploy/build/src/webpack/measure-patches.ts
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import type { Patch } from '../patches/patch';
import { patches } from '../patches/patches';
import { root } from '../sources/app';
import { webConfig } from './web-config';

/** The scripts that are counted, by app. */
const counted = { shell: /^shell\.js$/, 'mf-catalog': /^(remoteEntry|__federation_expose_area|page-product)\.js$/ };

/** Builds an app with some patches. */
async function sizeOf(name: keyof typeof counted, applied: readonly Patch[]): Promise<number> {
  const out = await mkdtemp(join(tmpdir(), 'patches-'));
  try {
    const app = { name, version: 'measured', folder: join(root, name), out };
    await built({ ...webConfig(app, applied), cache: false });
    const scripts = (await readdir(join(out, 'web'))).filter((file) => counted[name].test(file));
    const sizes = scripts.map(async (file) => brotliCompressSync(await readFile(join(out, 'web', file))).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(out, { recursive: true });
  }
}

const built = (config: webpack.Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });

for (const name of ['shell', 'mf-catalog'] as const) {
  const all = await sizeOf(name, patches);
  for (const patch of patches) {
    const without = await sizeOf(
      name,
      patches.filter((other) => other !== patch),
    );
    process.stdout.write(`${name} ${patch.name}: ${without - all} bytes of ${without}\n`);
  }
}
