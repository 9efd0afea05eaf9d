import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** A fresh clone of what is committed here, as somebody else would get it. */
export interface Checkout {
  readonly folder: string;
  /** Runs a program in it; answers how long that took, in seconds. Rejects with the end of what it said. */
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
      const begun = performance.now();
      await run(program, [...parameters], {
        cwd: folder,
        env: { ...process.env, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      return (performance.now() - begun) / 1000;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
