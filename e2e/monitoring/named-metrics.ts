import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Rules, alarms and dashboards of production. */
export const monitoringFolder = join(import.meta.dirname, '../../deploy/production/monitoring');

const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(monitoringFolder, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(monitoringFolder, folder, name), 'utf8'));

/** All expressions of rules and dashboards. */
export function expressions(): string[] {
  // A rule's expression is on its line, or on the lines below that are further in.
  const rules = filesIn('.', '.rules.yml').flatMap((text) =>
    [...text.matchAll(/^( +)expr: (?:\|\n((?:\1 +.*\n)+)|(.+)\n)/gm)].map(([, , lines, line]) => lines ?? line ?? ''),
  );
  const panels = filesIn('dashboards', '.json').flatMap((text) => dashboard.parse(JSON.parse(text)).panels);
  return [...rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

/** The names that rules give to their results. */
export const recorded = (): Set<string> =>
  new Set(
    filesIn('.', '.rules.yml').flatMap((text) => [...text.matchAll(/record: (\S+)/g)].map(([, name = '']) => name)),
  );

/** The names of the alarms. */
export const alarms = (): string[] =>
  filesIn('.', '.rules.yml').flatMap((text) => [...text.matchAll(/alert: (\S+)/g)].map(([, name = '']) => name));

const WORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'on',
  'without',
  'ignoring',
  'group_left',
  'group_right',
  'offset',
  'bool',
]);
const LABELS = /\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g;
const MATCHERS = /\{([^}]*)\}/g;

/** The metrics and the labels that expressions name. */
export function namedIn(all: readonly string[]): { readonly metrics: Set<string>; readonly labels: Set<string> } {
  const metrics = new Set<string>();
  const labels = new Set<string>();
  for (const expression of all) {
    for (const [, list = ''] of expression.matchAll(LABELS))
      for (const label of list.match(/\w+/g) ?? []) labels.add(label);
    for (const [, list = ''] of expression.matchAll(MATCHERS))
      for (const [, label = ''] of list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) labels.add(label);
    const bare = expression
      .replace(MATCHERS, ' ')
      .replace(LABELS, ' ')
      .replace(/\[[^\]]*\]/g, ' ');
    for (const [name] of bare.matchAll(/\b[a-z_][\w:]*\b(?!\s*\()/gi)) if (!WORDS.has(name)) metrics.add(name);
  }
  return { metrics, labels };
}

/** The series and labels of what a process tells to Prometheus. */
export function toldIn(text: string): { readonly metrics: Set<string>; readonly labels: Set<string> } {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    metrics: new Set(lines.map((line) => /^\w+/.exec(line)?.[0] ?? '')),
    labels: new Set(lines.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))),
  };
}
