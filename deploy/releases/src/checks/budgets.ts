import type { ReleaseManifest } from '../store/manifest';
import { type Candidate, releasesOf } from './candidate';

const KINDS = { script: 'скриптов', style: 'стилей' } as const;
const kinds = ['script', 'style'] as const;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} кБ`;

/**
 * A new release is not larger than its budget (`budgets` of area.json), and the budget is not larger than the shell
 * allows (`areaCaps` of shell/area.json).
 */
export function checkBudgets(candidate: Candidate): string[] {
  const caps = candidate.apps.shell?.manifest.areaCaps;
  return releasesOf(candidate)
    .map(({ manifest }) => manifest)
    .filter(({ app }) => candidate.changed.includes(app))
    .flatMap((manifest) => [
      ...overBudget(manifest),
      ...(caps && manifest.app !== 'shell' ? overCaps(manifest, caps) : []),
    ]);
}

const overBudget = ({ app, version, sizes, budgets }: ReleaseManifest) =>
  kinds
    .filter((kind) => sizes[kind] > budgets[kind])
    .map(
      (kind) =>
        `${app} ${version}: ${KINDS[kind]} ${kilobytes(sizes[kind])} при первой загрузке, больше бюджета ${kilobytes(budgets[kind])}`,
    );

const overCaps = ({ app, version, budgets }: ReleaseManifest, caps: ReleaseManifest['budgets']) =>
  kinds
    .filter((kind) => budgets[kind] > caps[kind])
    .map(
      (kind) =>
        `${app} ${version}: бюджет ${KINDS[kind]} ${kilobytes(budgets[kind])} больше предела ${kilobytes(caps[kind])} для области: его меняет команда shell в shell/area.json`,
    );
