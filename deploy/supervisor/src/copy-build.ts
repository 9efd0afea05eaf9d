import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailed } from 'deploy-build/build-failed';
import { spawnScript } from './processes';

const checkout = join(import.meta.dirname, '../../..');
const buildScript = join(checkout, 'deploy/build/src/build.ts');

/**
 * Copies the build of an app into `out`. A version identifies its sources, so every shop of this checkout uses one build, which is
 * cached in `.cache/builds`.
 */
export async function copyBuild(app: string, version: string, out: string): Promise<void> {
  const cached = join(checkout, '.cache/builds', app, version);
  if (!existsSync(cached)) {
    const draft = `${cached}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    await build(app, version, draft);
    // Another shop may have written the same build first.
    await rename(draft, cached).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await cp(cached, out, { recursive: true });
}

/** Each build has its own process, so that two cores build two apps. */
async function build(app: string, version: string, out: string): Promise<void> {
  const args = [app, '--version', version, '--out', out];
  const child = spawnScript(buildScript, { args, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new BuildFailed(`${app} не собирается:\n${errors || (signal ?? code)}`);
}
