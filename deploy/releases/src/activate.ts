import { join } from 'node:path';
import type { AppName } from 'shared-contracts/routes';
import { type AppVersions, appsOf } from './app-names';
import { type Change, type ChannelFile, changeChannel, listChannels, readChannel, STABLE } from './channel';
import { readCandidate } from './checks/candidate';
import { checkCandidate } from './checks/check-candidate';
import { publisher } from './publisher';
import { ReleaseRejected } from './release-rejected';

/** Milliseconds for the server bundles of a new release to load. */
const LOAD_LIMIT = 10_000;

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
  /** A start of the shop opens it from a checkout; noted in the history. */
  readonly unchecked?: boolean;
  /** For tests; milliseconds. */
  readonly loadLimit?: number;
}

/**
 * Makes published versions live, all at once. Throws {@link ReleaseRejected} with every reason when the resulting set is not consistent; then
 * nothing changes. Versions that are already live add no line to the history, except a release of what a start had opened unchecked.
 */
export function activate(options: ActivateOptions): Promise<ChannelFile> {
  return changeChannel(options.root, options.channel, (now) => applyVersions(now, options));
}

/** The channel with these versions, checked. */
export async function applyVersions(now: ChannelFile, options: ActivateOptions): Promise<ChannelFile> {
  const { channel, versions, why, skippedChecks, unopened, unchecked } = options;
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
  const reasons = [...(await check(now, options)), ...(channel === STABLE ? await checkFollowers(options) : [])];
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  return { live: { ...now.live, ...versions }, history: [...changes, ...now.history] };
}

/** A team releases what a start of the shop has opened: from now on it is released. */
const isConfirmation = ({ history }: ChannelFile, released: AppName, { unchecked }: ActivateOptions) =>
  !unchecked && history.find(({ app }) => app === released)?.unchecked === true;

/** The reasons against these versions going live together, next to the other live ones of a channel. Changes nothing. */
export async function checkVersions(root: string, versions: AppVersions, channel = STABLE): Promise<string[]> {
  return check(await readChannel(root, channel), { root, channel, versions, why: 'activate' });
}

/** The reasons against the set that a channel would have. */
async function check({ live, history }: ChannelFile, options: ActivateOptions): Promise<string[]> {
  const { root, channel, versions, loadLimit = LOAD_LIMIT } = options;
  // A channel has its own versions and takes the others from stable.
  const before = channel === STABLE ? live : { ...(await readChannel(root, STABLE)).live, ...live };
  const candidate = await readCandidate(root, before, versions, history);
  return checkCandidate(candidate, { loadLimit, results: join(root, 'compared-types') });
}

/** Channels that take apps from stable must stay consistent too. A rollback does not wait for them. */
async function checkFollowers({ why, ...options }: ActivateOptions): Promise<string[]> {
  if (why === 'rollback') return [];
  const channels = (await listChannels(options.root)).filter((name) => name !== STABLE);
  const checks = channels.map(async (channel) => {
    const now = await readChannel(options.root, channel);
    const versions = withoutApps(options.versions, now.live);
    const reasons = await check(now, { ...options, why, channel, versions });
    return reasons.map((reason) => `канал ${channel}: ${reason}`);
  });
  return (await Promise.all(checks)).flat();
}

function withoutApps(versions: AppVersions, own: AppVersions): AppVersions {
  return Object.fromEntries(Object.entries(versions).filter(([app]) => !(app in own)));
}
