import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { root } from '../sources/app';
import { type ContractPackage, contracts } from '../sources/contract-packages';
import { compileContracts } from '../types/compile-contracts';
import { builtManifest } from './built-manifest';
import { buildPackage } from './built-package';
import { entriesOf } from './entries';

/** The output of `npm pack` about a package. */
const packed = z.array(z.object({ name: z.string(), filename: z.string(), size: z.number(), entryCount: z.number() }));

/** A package that other teams can install. */
export type PackedPackage = z.infer<typeof packed>[number];

/**
 * Builds packages of the contracts as JavaScript and declarations, and packs them: `out/ui` and `out/zapovednik-ui-1.0.0.tgz`.
 * Rejects with `BuildFailed`.
 */
export async function packContracts(
  sources: readonly ContractPackage[],
  out: string,
): Promise<readonly PackedPackage[]> {
  const compilation = { files: sources.flatMap(entriesOf), emitDeclarationOnly: false };
  await compileContracts(compilation, async (compiled) => {
    for (const source of sources) await writePackage(source, compiled, join(out, source.folder));
  });
  const words = ['pack', '--json', ...sources.map(({ folder }) => `./${folder}`)];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: out });
  return packed.parse(JSON.parse(stdout));
}

async function writePackage(source: ContractPackage, compiled: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const built = await buildPackage(source, compiled, join(folder, 'lib'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(builtManifest(source, built), null, 2)}\n`);
  await cp(join(contracts, source.folder, 'README.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
