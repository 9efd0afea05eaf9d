import type { ProjectResults } from '../ci/results';
import type { Mix } from './plan-mixes';
import { ALL_LIVE } from './projects';

/** Results by project, and the reasons for mixes that the shop refuses. */
export interface Outcome {
  readonly results: ReadonlyMap<string, ProjectResults>;
  readonly refused: ReadonlyMap<string, string>;
}

/** A line for each mix: app, its earlier and its live release, and the result. */
export function mixesTable(mixes: readonly Mix[], outcome: Outcome): string {
  const rows = mixes.map(({ app, before, live }) => [app, before ?? '—', live, resultOf(app, before, outcome)]);
  const all = ['всё открытое', '', '', told(outcome.results.get(ALL_LIVE))];
  const table = [['часть', 'выпуск до этого', 'открыт', 'с остальными открытыми'], all, ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function resultOf(app: string, before: string | null, { results, refused }: Outcome): string {
  if (before === null) return 'раньше выпусков не было';
  const reason = refused.get(app);
  return reason === undefined ? told(results.get(app)) : `магазин отказал: ${reason}`;
}

function told(results: ProjectResults | undefined): string {
  if (!results) return 'не проверено';
  const { passed, failed } = results;
  if (failed.length === 0) return `прошли все сценарии: ${passed}`;
  return `не прошли ${failed.length} из ${passed + failed.length}: ${failed.join('; ')}`;
}
