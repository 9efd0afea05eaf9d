import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRelease } from '../store/release-store';

/**
 * Modules that the shell supplies once, each with a text of it that survives minification. A second copy has its own
 * state: hooks and queries of the area would not see the page's state.
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

/** No browser file of an area contains a copy of a module that the shell supplies. */
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
