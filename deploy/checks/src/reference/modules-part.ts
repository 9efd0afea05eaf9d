import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionOf } from 'deploy-api/db/lock-levels';
import { modules } from 'deploy-api/modules';
import { readWorkspaces, root } from '../boundaries/sources';

const folder = 'deploy/api/src/modules';
const moduleOf = (path: string) => new RegExp(`^${folder}/([\\w-]+)/`).exec(path)?.[1];
const isTest = (path: string) => /\.test\.ts$/.test(path);

/** The other modules that a module imports, through their `api.ts` or their events. */
export function importsBetweenModules(): Map<string, string[]> {
  const api = readWorkspaces().find(({ name }) => name === 'deploy-api');
  const found = new Map<string, Set<string>>();
  for (const { path, imports } of api?.sources ?? []) {
    const own = moduleOf(path);
    if (!own || isTest(path)) continue;
    const others = imports.flatMap((name) => (name.startsWith('.') ? (moduleOf(join(path, '..', name)) ?? []) : []));
    found.set(own, new Set([...(found.get(own) ?? []), ...others.filter((other) => other !== own)]));
  }
  return new Map([...found].map(([name, others]) => [name, [...others].sort()]));
}

/** The first sentence of the comment above `defineModule`, or of the `api.ts` of a module without one. */
function purposeOf(name: string): string {
  for (const [file, before] of [
    ['module.ts', /\/\*\* ([^*]+?) \*\/\nexport const \w+ = defineModule/],
    ['api.ts', /\/\*\* ([^*]+?) \*\//],
  ] as const) {
    try {
      const found = before.exec(readFileSync(join(root, folder, name, file), 'utf8'))?.[1];
      if (found) return found;
    } catch {
      // This module has no such file.
    }
  }
  return '';
}

/** The generated part of the back end's README: modules, their imports, and the events between them. */
export function modulesPart(): string {
  const uses = [...importsBetweenModules()].sort(([one], [other]) => one.localeCompare(other));
  const handlers = modules.flatMap(({ name, on = [] }) => on.map((handler) => ({ name, ...handler })));
  const events = Object.entries(Object.groupBy(handlers, ({ event }) => event.name)).sort();
  const chain = (all: typeof handlers) =>
    all
      .toSorted((one, other) => positionOf(one.locks[0] ?? 'order') - positionOf(other.locks[0] ?? 'order'))
      .map(({ name, locks }) => `${name} (${locks.join(', ')})`)
      .join(' → ');
  return [
    '| module | what it owns | imports the face of |',
    '|---|---|---|',
    ...uses.map(([name, others]) => `| \`${name}\` | ${purposeOf(name)} | ${others.join(', ')} |`),
    '',
    '```mermaid',
    'graph LR',
    ...uses.flatMap(([name, others]) => others.map((other) => `  ${name} --> ${other}`)),
    '```',
    '',
    '| event | locked before | handled in this order (what it locks) |',
    '|---|---|---|',
    ...events.map(([name, all = []]) => `| \`${name}\` | ${all[0]?.event.holds.join(', ')} | ${chain(all)} |`),
    '',
  ].join('\n');
}
