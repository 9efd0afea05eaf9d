import type { OwnerName } from 'shared-contracts/routes';
import type { ReleaseContract } from '../contract';
import { PARTS } from '../parts';
import type { LiveRelease } from '../release-store';

/** A release with the schemas it was built with. */
export interface CheckedRelease extends LiveRelease {
  readonly contract: ReleaseContract;
}

/** What would be live: the new releases among those that stay. */
export interface Candidate {
  readonly parts: Partial<Readonly<Record<OwnerName, CheckedRelease>>>;
  readonly changed: readonly OwnerName[];
  /** Those of them that have never been live on this channel. */
  readonly untried: readonly OwnerName[];
}

export const releasesOf = ({ parts }: Candidate): CheckedRelease[] => PARTS.flatMap((part) => parts[part] ?? []);

/** Each new release with each other release of the set. */
export function pairsOf(candidate: Candidate): [CheckedRelease, CheckedRelease][] {
  const all = releasesOf(candidate);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => [one, other].some(({ manifest }) => candidate.changed.includes(manifest.area)))
      .map((other): [CheckedRelease, CheckedRelease] => [one, other]),
  );
}
