import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceVersion } from 'deploy-build/source-version';
import { activate } from 'deploy-releases/activate';
import { PARTS, readChannel, releaseFolder } from 'deploy-releases/registry';
import type { OwnerName } from 'shared-contracts/routes';

const run = promisify(execFile);
const buildScript = join(import.meta.dirname, '../../build/src/build.ts');

/**
 * Releases what this checkout holds: builds the parts whose sources have no release yet, and makes those live. A part
 * that was built before stays at the version that is live, so a rollback outlives a restart.
 * @param say is told what happens, a line at a time
 */
export async function releaseCheckout(root: string, channel: string, say: (line: string) => void): Promise<void> {
  const { live } = await readChannel(root, channel);
  const versions: Partial<Record<OwnerName, string>> = {};
  const stale = PARTS.map((part) => ({ part, version: sourceVersion(part) })).filter(({ part, version }) => {
    const built = existsSync(releaseFolder(root, part, version));
    if (!built || !live[part]) versions[part] = version;
    return !built;
  });
  if (stale.length) say(`Собираем: ${stale.map(({ part }) => part).join(', ')}`);
  await eachAtOnce(availableParallelism(), stale, async ({ part, version }) => {
    const started = Date.now();
    const out = releaseFolder(root, part, version);
    const draft = `${out}.building`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await run(process.execPath, ['--import', 'tsx', buildScript, part, '--version', version, '--out', draft]);
    await rename(draft, out);
    say(`  ${part} ${version}: ${((Date.now() - started) / 1000).toFixed(1)} с`);
  });
  if (Object.keys(versions).length) await activate({ root, channel, versions, why: 'activate' });
}

async function eachAtOnce<T>(most: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
}
