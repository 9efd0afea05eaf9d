import { type Candidate, releasesOf } from './candidate';

const KINDS = { script: 'скриптов', style: 'стилей' } as const;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} кБ`;

/** A new release is not larger than its team allows (`budgets` of area.json). */
export function checkBudgets(candidate: Candidate): string[] {
  return releasesOf(candidate)
    .map(({ manifest }) => manifest)
    .filter(({ app }) => candidate.changed.includes(app))
    .flatMap(({ app, version, sizes, budgets }) =>
      (['script', 'style'] as const)
        .filter((kind) => sizes[kind] > budgets[kind])
        .map(
          (kind) =>
            `${app} ${version}: ${KINDS[kind]} ${kilobytes(sizes[kind])} при первой загрузке, больше бюджета ${kilobytes(budgets[kind])}`,
        ),
    );
}
