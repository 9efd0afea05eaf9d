import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Report } from './report';

/** In the repository: one line for each run of a bench, and of `npm test -- --keep`. */
export const KEPT_RESULTS = join(import.meta.dirname, '../../../../../docs/bench-results.jsonl');

/** One line of the kept results: what a bench measured, and the digest of the line before it. */
const keptResult = z.object({
  name: z.string(),
  at: z.string(),
  commit: z.string(),
  node: z.string(),
  cores: z.int(),
  load: z.number(),
  figures: z.array(
    z.object({ what: z.string(), value: z.number(), unit: z.string(), baseline: z.optional(z.number()) }),
  ),
  /** Empty in the first line. */
  before: z.string(),
});
export type KeptResult = z.infer<typeof keptResult>;

/**
 * Reads all stored results, the oldest first.
 *
 * @throws Error when a line was changed, removed or inserted, because results may only be added
 */
export async function readKept(file: string): Promise<readonly KeptResult[]> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '') : [];
  return lines.map((line, index) => {
    const kept = keptResult.parse(JSON.parse(line));
    if (kept.before !== digestOf(lines[index - 1])) {
      throw new Error(`${file}: line ${index} is not the one that line ${index + 1} was added to`);
    }
    return kept;
  });
}

/** Adds a report. @returns the previous result of this bench */
export async function keep(file: string, { name, conditions, figures }: Report): Promise<KeptResult | undefined> {
  const kept = await readKept(file);
  const last = existsSync(file) ? (await readFile(file, 'utf8')).trimEnd().split('\n').at(-1) : undefined;
  const { at, commit, node, cores, loadBefore } = conditions;
  const added = {
    ...{ name, at, commit, node, cores, load: loadBefore },
    figures: figures.map(({ what, value, unit, baseline }) => ({
      ...{ what, value: rounded(value), unit },
      ...(baseline && { baseline: rounded(baseline) }),
    })),
    before: digestOf(last),
  } satisfies KeptResult;
  await appendFile(file, `${JSON.stringify(added)}\n`);
  return kept.findLast((one) => one.name === name);
}

/**
 * The figures that were also measured before, with their change in percent. With a baseline, it is the change of the
 * ratio, which does not need an equal machine.
 */
export function differences({ figures }: Pick<Report, 'figures'>, last: KeptResult): readonly string[] {
  return figures.flatMap((now) => {
    const then = last.figures.find(({ what, unit }) => what === now.what && unit === now.unit);
    if (!then) return [`${now.what}: new`];
    const [from, to] = [then, now].map(({ value, baseline }) => (baseline ? value / baseline : value));
    if (!from || to === undefined || from === to) return [];
    const change = Math.round((to / from - 1) * 100);
    return [
      `${now.what}: ${change > 0 ? '+' : '−'}${Math.abs(change)} % ${now.baseline ? 'as a ratio ' : ''}since ${last.commit}`,
    ];
  });
}

/** More digits than the precision of any figure. */
const rounded = (value: number) => Number(value.toPrecision(4));

const digestOf = (line: string | undefined): string =>
  line === undefined || line === '' ? '' : createHash('sha256').update(line).digest('hex').slice(0, 12);
