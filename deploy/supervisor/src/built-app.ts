import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailed } from 'deploy-build/build-failed';
import { spawnScript } from './processes';

const checkout = join(import.meta.dirname, '../../..');
const buildScript = join(checkout, 'deploy/build/src/build.ts');

/**
 * Puts the build of a part into `out`. A version names the sources it is made of, so one build serves every shop of this
 * checkout: it is kept in `.cache/builds`.
 */
export async function builtApp(app: string, version: string, out: string): Promise<void> {
  const kept = join(checkout, '.cache/builds', app, version);
  if (!existsSync(kept)) {
    const draft = `${kept}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    await build(app, version, draft);
    // Another shop may have been quicker with the same.
    await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await cp(kept, out, { recursive: true });
}

/** A process of its own for each build, so that two cores build two parts. */
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
