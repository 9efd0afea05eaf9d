import { fork } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Candidate, releasesOf } from './candidate';

const failures = z.array(z.object({ app: z.string(), message: z.string() }));

/**
 * The server bundles load together with the shell's: a new area's bundle, or all of them for a new shell. They load in a separate
 * process, because a bundle may loop, use all memory or end the process.
 * @param limit milliseconds for all of them
 */
export async function checkBundles(candidate: Candidate, limit: number): Promise<string[]> {
  const { apps, neverLive } = candidate;
  const { shell } = apps;
  // Releases that were live before are not loaded again, because a rollback has to be fast.
  if (!shell || neverLive.length === 0) return [];
  const areas = releasesOf(candidate)
    .filter(({ manifest }) => neverLive.includes('shell') || neverLive.includes(manifest.app))
    .filter(({ manifest }) => manifest.app !== 'shell')
    .map(({ manifest, folder }) => ({ app: manifest.app, folder }));
  const found = await loadInChild(JSON.stringify({ shell: shell.folder, areas }), limit);
  return found.map(({ app, message }) => `${app}: серверная сборка не запускается: ${message}`);
}

function loadInChild(task: string, limit: number): Promise<z.infer<typeof failures>> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load-bundles.mjs'), [task], {
      env: {},
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let loading = 'shell';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve([{ app: loading, message: `не загрузилась за ${limit / 1000} с` }]);
    }, limit);
    child.on('message', (message) => {
      if (typeof message === 'string') loading = message;
      else resolve(failures.parse(message));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve([{ app: loading, message: `она завершила процесс (${signal ?? code})` }]);
    });
  });
}
