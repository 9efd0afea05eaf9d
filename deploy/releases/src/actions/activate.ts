import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { type AppVersions, appsOf } from '../app-names';
import { type Change, type ChannelFile, changeChannel, listChannels, readChannel, STABLE } from '../channels/channel';
import { publisher } from '../channels/publisher';
import { readCandidate } from '../checks/candidate';
import { checkCandidate } from '../checks/check-candidate';
import { ReleaseRejected } from '../release-rejected';

/** Milliseconds for the server bundles of a new release to load. */
const LOAD_LIMIT = 10_000;

/** A channel whose own versions do not fit the live versions on stable. */
export interface Conflict {
  readonly channel: string;
  readonly reasons: readonly string[];
  /** The person who changed it last. */
  readonly by: string;
}

interface ActivateOptions {
  /** The folder of releases. */
  readonly root: string;
  readonly channel: string;
  readonly versions: AppVersions;
  readonly why: Change['why'];
  /** The types and tests of the apps were not checked; noted in the history. */
  readonly skippedChecks?: boolean;
  /** Its pages were not opened in a browser; noted in the history. */
  readonly unopened?: boolean;
  /** Opened by a start of the shop from a checkout; noted in the history. */
  readonly unchecked?: boolean;
  /**
   * Called for each other channel that does not fit the new release on stable. That channel then takes all apps from
   * stable.
   */
  readonly onWithdrawn?: (conflict: Conflict) => void;
  /** For tests; milliseconds. */
  readonly loadLimit?: number;
}

/**
 * Makes published versions live, all at once. When the resulting set is not consistent, it throws {@link
 * ReleaseRejected} with every reason and changes nothing. Versions that are already live add no line to the history,
 * except when a team releases a version that a start had opened unchecked.
 */
export async function activate(options: ActivateOptions): Promise<ChannelFile> {
  const { root, channel, onWithdrawn } = options;
  let conflicts: readonly Conflict[] = [];
  const changed = await changeChannel(root, channel, async (now) => {
    const next = await applyVersions(now, options);
    if (channel === STABLE && next !== now) conflicts = await conflictsWith(options);
    return next;
  });
  for (const conflict of conflicts) {
    await withdraw(root, conflict.channel);
    onWithdrawn?.(conflict);
  }
  return changed;
}

/** The channel with these versions, after the checks. */
export async function applyVersions(now: ChannelFile, options: ActivateOptions): Promise<ChannelFile> {
  const { versions, why, skippedChecks, unopened, unchecked } = options;
  const common = {
    at: new Date().toISOString(),
    by: publisher(),
    why,
    ...(skippedChecks && { skippedChecks }),
    ...(unopened && { unopened }),
    ...(unchecked && { unchecked }),
  } as const;
  const changes = appsOf(versions).flatMap((app): Change[] => {
    const [from, to] = [now.live[app] ?? null, versions[app]];
    if (to === undefined || (to === from && !isConfirmation(now, app, options))) return [];
    return [{ app, from, to, ...common }];
  });
  if (changes.length === 0) return now;
  const reasons = await check(now, options);
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  return { live: { ...now.live, ...versions }, history: [...changes, ...now.history] };
}

/** A team releases the version that a start of the shop has opened. From now on it counts as released. */
const isConfirmation = ({ history }: ChannelFile, released: AppName, { unchecked }: ActivateOptions) =>
  !unchecked && history.find(({ app }) => app === released)?.unchecked === true;

/** The reasons why these versions may not go live together with the other live ones of a channel. Changes nothing. */
export async function checkVersions(root: string, versions: AppVersions, channel = STABLE): Promise<string[]> {
  return check(await readChannel(root, channel), { root, channel, versions, why: 'activate' });
}

/** The reasons why the set of a channel may not go live. */
async function check({ live, history }: ChannelFile, options: ActivateOptions): Promise<string[]> {
  const { root, channel, versions, loadLimit = LOAD_LIMIT } = options;
  // A channel has its own versions and takes the others from stable.
  const before = channel === STABLE ? live : { ...(await readChannel(root, STABLE)).live, ...live };
  const candidate = await readCandidate(root, before, versions, history);
  return checkCandidate(candidate, { loadLimit, results: join(root, 'compared-types') });
}

/**
 * The channels whose own versions do not fit the apps that they would take from stable. They never block stable: an
 * experiment, perhaps a forgotten one, must not stop the teams.
 */
async function conflictsWith(options: ActivateOptions): Promise<Conflict[]> {
  const { root, versions } = options;
  const channels = (await listChannels(root)).filter((name) => name !== STABLE);
  const found = channels.map(async (channel): Promise<Conflict[]> => {
    const now = await readChannel(root, channel);
    if (Object.keys(now.live).length === 0) return [];
    const reasons = await check(now, { ...options, channel, versions: withoutApps(versions, now.live) });
    return reasons.length > 0 ? [{ channel, reasons, by: now.history[0]?.by ?? '' }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Removes all own versions from a channel, which ends the channel. */
const withdraw = (root: string, channel: string) => changeChannel(root, channel, async (now) => ({ ...now, live: {} }));

function withoutApps(versions: AppVersions, own: AppVersions): AppVersions {
  return Object.fromEntries(Object.entries(versions).filter(([app]) => !(app in own)));
}
