import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './app';

/** The folder of the contracts' packages. */
export const contracts = join(root, 'shared-contracts');

const files = z.record(z.string(), z.string());
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  /** The entries, by import path; `*` stands for any path. */
  exports: files,
  /** Files that depend on the platform, by condition. */
  imports: z._default(z.record(z.string(), files), {}),
});

/** A package of the contracts, as its package.json describes its sources. */
export interface ContractPackage extends z.infer<typeof manifest> {
  /** Its folder in `shared-contracts`: `ui`. */
  readonly folder: string;
}

export const contractPackages: readonly ContractPackage[] = readdirSync(contracts, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => ({
    folder: name,
    ...manifest.parse(JSON.parse(readFileSync(join(contracts, name, 'package.json'), 'utf8'))),
  }));
