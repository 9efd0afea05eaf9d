import type { AppName } from 'shared-contracts/routes';
import { type AppVersions, appsOf, byName } from '../app-names';
import type { Change } from '../channel';
import type { ReleaseContract } from '../contract';
import { hasCode } from '../has-code';
import { Refused } from '../refused';
import { type LiveRelease, readContract, readRelease } from '../release-store';

/** A release with the schemas it was built with. */
export interface CheckedRelease extends LiveRelease {
  readonly contract: ReleaseContract;
}

/** The set that would be live: the new releases and the unchanged ones. */
export interface Candidate {
  readonly parts: Readonly<Partial<Record<AppName, CheckedRelease>>>;
  readonly changed: readonly AppName[];
  /** The apps whose releases have never been live on this channel. */
  readonly untried: readonly AppName[];
  /** The releases that the new ones replace. */
  readonly replaced: Partial<Readonly<Record<AppName, CheckedRelease>>>;
}

/** A release as text: `mf-catalog 1.2.0-3fa9c1d2`. */
export const nameOf = ({ manifest }: LiveRelease): string => `${manifest.area} ${manifest.version}`;

export const releasesOf = ({ parts }: Candidate): CheckedRelease[] =>
  Object.values(parts)
    .filter((release) => release !== undefined)
    .sort((one, two) => byName(one.manifest.area, two.manifest.area));

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

/**
 * The set that would be live after a change. Throws {@link Refused} for a release that does not exist.
 * @param before what is live now
 * @param history of the channel: releases that were live there before are not loaded again
 */
export async function readCandidate(
  root: string,
  before: AppVersions,
  versions: AppVersions,
  history: readonly Change[],
): Promise<Candidate> {
  const changed = appsOf(versions).filter((app) => versions[app] !== before[app]);
  const wasLive = (part: AppName) => history.some(({ area, to }) => area === part && to === versions[part]);
  return {
    parts: await readParts(root, { ...before, ...versions }),
    changed,
    untried: changed.filter((part) => !wasLive(part)),
    replaced: await readParts(root, before, changed),
  };
}

async function readParts(root: string, live: AppVersions, apps: readonly AppName[] = appsOf(live)) {
  const parts: Partial<Record<AppName, CheckedRelease>> = {};
  for (const part of apps) {
    const version = live[part];
    if (version !== undefined) parts[part] = await readPublished(root, part, version);
  }
  return parts;
}

async function readPublished(root: string, part: AppName, version: string): Promise<CheckedRelease> {
  try {
    const release = await readRelease(root, part, version);
    return { ...release, contract: await readContract(release.folder) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Refused([`выпуска ${part} ${version} нет или он неполный`]);
    throw error;
  }
}
