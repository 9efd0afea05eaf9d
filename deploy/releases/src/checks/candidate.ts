import type { AppName } from '@zapovednik/platform/routes';
import { type AppVersions, appsOf, byName } from '../app-names';
import type { Change } from '../channels/channel';
import { hasErrorCode } from '../has-error-code';
import { ReleaseRejected } from '../release-rejected';
import type { ReleaseContract } from '../store/contract';
import { type LiveRelease, readContract, readRelease } from '../store/release-store';

/** A release with the schemas it was built with. */
export interface CheckedRelease extends LiveRelease {
  readonly contract: ReleaseContract;
}

/** The set that would be live: the new releases and the unchanged ones. */
export interface Candidate {
  readonly apps: Readonly<Partial<Record<AppName, CheckedRelease>>>;
  readonly changed: readonly AppName[];
  /** The apps whose releases have never been live on this channel. */
  readonly neverLive: readonly AppName[];
  /** The releases that the new ones replace. */
  readonly replaced: Partial<Readonly<Record<AppName, CheckedRelease>>>;
}

/** A release as text: `mf-catalog 1.2.0-3fa9c1d2`. */
export const describeRelease = ({ manifest }: LiveRelease): string => `${manifest.app} ${manifest.version}`;

export const releasesOf = ({ apps }: Candidate): CheckedRelease[] =>
  Object.values(apps)
    .filter((release) => release !== undefined)
    .sort((one, two) => byName(one.manifest.app, two.manifest.app));

/** Each new release with each other release of the set. */
export function pairsOf(candidate: Candidate): [CheckedRelease, CheckedRelease][] {
  const all = releasesOf(candidate);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => [one, other].some(({ manifest }) => candidate.changed.includes(manifest.app)))
      .map((other): [CheckedRelease, CheckedRelease] => [one, other]),
  );
}

/**
 * The set that would be live after a change. Throws {@link ReleaseRejected} for a release that does not exist.
 * @param before the versions that are live now
 * @param history of the channel: releases that were live there before are not loaded again
 */
export async function readCandidate(
  root: string,
  before: AppVersions,
  versions: AppVersions,
  history: readonly Change[],
): Promise<Candidate> {
  const changed = appsOf(versions).filter((app) => versions[app] !== before[app]);
  const wasLive = (name: AppName) => history.some(({ app, to }) => app === name && to === versions[name]);
  return {
    apps: await readApps(root, { ...before, ...versions }),
    changed,
    neverLive: changed.filter((app) => !wasLive(app)),
    replaced: await readApps(root, before, changed),
  };
}

async function readApps(root: string, live: AppVersions, apps: readonly AppName[] = appsOf(live)) {
  const releases: Partial<Record<AppName, CheckedRelease>> = {};
  for (const app of apps) {
    const version = live[app];
    if (version !== undefined) releases[app] = await readPublished(root, app, version);
  }
  return releases;
}

async function readPublished(root: string, app: AppName, version: string): Promise<CheckedRelease> {
  try {
    const release = await readRelease(root, app, version);
    return { ...release, contract: await readContract(release.folder) };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) throw new ReleaseRejected([`выпуска ${app} ${version} нет или он неполный`]);
    throw error;
  }
}
