import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../../..');

/** A fresh clone of the committed state of this repository, as another developer gets it. */
export interface Checkout {
  readonly folder: string;
  /** Runs a program in it; returns its duration in seconds. Rejects with the end of its output. */
  readonly run: (
    program: string,
    parameters: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<number>;
  readonly remove: () => Promise<void>;
}

/** Clones this repository to a temporary folder, without packages. */
export async function freshCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-checkout-'));
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  return {
    folder,
    async run(program, parameters, env = {}) {
      const startedAt = performance.now();
      await run(program, [...parameters], {
        cwd: folder,
        env: { ...process.env, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      return (performance.now() - startedAt) / 1000;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
