import { fork } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Candidate, releasesOf } from './candidate';

/** Milliseconds for all server bundles of a set to load. */
const LOAD_LIMIT = 10_000;

const failures = z.array(z.object({ area: z.string(), message: z.string() }));

/**
 * The server bundles load beside the shell's: a new area's, or all of them for a new shell. In a process of their own,
 * since a bundle may loop, take all memory or end the process.
 */
export async function checkBundles(candidate: Candidate): Promise<string[]> {
  const { shell } = candidate.parts;
  if (!shell) return [];
  const areas = releasesOf(candidate)
    .filter(({ manifest }) => candidate.changed.includes('shell') || candidate.changed.includes(manifest.area))
    .filter(({ manifest }) => manifest.area !== 'shell')
    .map(({ manifest, folder }) => ({ area: manifest.area, folder }));
  const found = await loadInChild(JSON.stringify({ shell: shell.folder, areas }));
  return found.map(({ area, message }) => `${area}: серверная сборка не запускается: ${message}`);
}

function loadInChild(task: string): Promise<z.infer<typeof failures>> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load-bundles.mjs'), [task], {
      env: {},
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let loading = 'shell';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve([{ area: loading, message: `не загрузилась за ${LOAD_LIMIT / 1000} с` }]);
    }, LOAD_LIMIT);
    child.on('message', (message) => {
      if (typeof message === 'string') loading = message;
      else resolve(failures.parse(message));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve([{ area: loading, message: `она завершила процесс (${signal ?? code})` }]);
    });
  });
}
