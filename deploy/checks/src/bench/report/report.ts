import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure';
import { ratioOf, reaches } from './figure';
import type { Conditions } from './machine';
import { markdownTable } from './markdown-table';

/** The results of one bench and their conditions. */
export interface Report {
  readonly name: string;
  readonly title: string;
  readonly conditions: Conditions;
  readonly figures: readonly Figure[];
  /** Notes that a reader needs to interpret the figures. */
  readonly notes: readonly string[];
}

const verdicts = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, ''],
]);

/** A readable table, with the conditions below it. */
export function readable({ title, conditions, figures, notes }: Report): string {
  const rows = figures.map((figure) => [
    figure.what,
    amount(figure.value, figure.unit),
    barOf(figure),
    figure.baseline === undefined ? '' : amount(figure.baseline, figure.unit),
    rounded(ratioOf(figure)),
    verdicts.get(reaches(figure)) ?? '',
  ]);
  const { at, node, cores, commit, loadBefore, loadAfter } = conditions;
  return [
    `## ${title}`,
    '',
    markdownTable(['what', 'figure', 'bar', 'baseline', 'ratio', 'reached'], rows),
    '',
    ...notes.map((note) => `- ${note}`),
    `- ${at}, commit ${commit}, Node ${node}, ${cores} cores, load average ${loadBefore} before and ${loadAfter} after`,
    '',
  ].join('\n');
}

/** Writes a report to `bench-results/<name>.json` and `.md`. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  const figures = report.figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), reached: reaches(figure) }));
  await writeFile(join(folder, `${report.name}.json`), `${JSON.stringify({ ...report, figures }, null, 2)}\n`);
  await writeFile(join(folder, `${report.name}.md`), readable(report));
}

function barOf({ bar, unit }: Figure): string {
  if (!bar) return '';
  const of = (limit: number) => (bar.on === 'ratio' ? `${limit} ×` : amount(limit, unit));
  return [bar.least === undefined ? '' : `≥ ${of(bar.least)}`, bar.most === undefined ? '' : `≤ ${of(bar.most)}`].join(
    ' ',
  );
}

const amount = (value: number, unit: string) => `${rounded(value)}${unit && ` ${unit}`}`;

/** Three significant digits; whole numbers are unchanged. */
function rounded(value: number | null): string {
  if (value === null) return '';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
