import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRelease } from '../release-store';

/**
 * What the shell supplies once, and a text of it that survives minification. A second copy has a state of its own: hooks and queries of
 * the area do not see the page's.
 */
const SUPPLIED = [
  { name: 'react', text: '__COMPILER_RUNTIME', instead: 'react' },
  { name: 'react-dom/client', text: 'hydrateRoot', instead: 'react' },
  {
    name: 'react-router',
    text: 'may be used only in the context of a <Router>',
    instead: '@zapovednik/platform/router',
  },
  { name: 'zod', text: '~standard', instead: 'zod/mini' },
  { name: '@tanstack/query-core', text: 'Missing queryFn', instead: '@zapovednik/platform/query' },
] as const;

/** No file of an area for browsers contains a copy of what the shell supplies, wherever its sources came from. */
export async function checkCopies({ manifest: { app, version, files }, folder }: LiveRelease): Promise<string[]> {
  if (app === 'shell') return [];
  const scripts = Object.keys(files).filter((name) => name.startsWith('web/') && name.endsWith('.js'));
  const found = await Promise.all(
    scripts.map(async (file) => {
      const content = await readFile(join(folder, file), 'utf8');
      return SUPPLIED.filter(({ text }) => content.includes(text)).map(
        ({ name, instead }) =>
          `${app} ${version}: в ${file} своя копия ${name}, а её даёт shell: импортируйте ${instead}, а не файл пакета`,
      );
    }),
  );
  return found.flat();
}
