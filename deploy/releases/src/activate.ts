import { userInfo } from 'node:os';
import type { OwnerName } from 'shared-contracts/routes';
import { type Change, type ChannelFile, changeChannel } from './channel';
import type { CheckedRelease } from './checks/candidate';
import { checkCandidate } from './checks/check-candidate';
import { hasCode } from './has-code';
import { PARTS, type PartVersions } from './parts';
import { Refused } from './refused';
import { readContract, readRelease } from './release-store';

/** Milliseconds for the server bundles of a new release to load. */
const LOAD_LIMIT = 10_000;

interface Wanted {
  /** The folder of releases. */
  readonly root: string;
  readonly versions: PartVersions;
  readonly why: Change['why'];
  /** For tests; milliseconds. */
  readonly loadLimit?: number;
}

/**
 * Makes published versions live, all at once. Throws {@link Refused} with every reason when the set that would be live does
 * not hold together; then nothing is changed. What is live already stays without a line in the history.
 */
export function activate({ channel, ...wanted }: Wanted & { readonly channel: string }): Promise<ChannelFile> {
  return changeChannel(wanted.root, channel, (now) => changed(now, wanted));
}

/** The channel with these versions in it, checked. */
export async function changed(now: ChannelFile, wanted: Wanted): Promise<ChannelFile> {
  const { root, versions, why, loadLimit = LOAD_LIMIT } = wanted;
  const changes = PARTS.flatMap((area): Change[] => {
    const [from, to] = [now.live[area] ?? null, versions[area]];
    return to === undefined || to === from ? [] : [{ area, from, to, at: new Date().toISOString(), by: whoAmI(), why }];
  });
  if (changes.length === 0) return now;
  const live = { ...now.live, ...versions };
  const tried = ({ area, to }: Change) => now.history.some((past) => past.area === area && past.to === to);
  const candidate = {
    parts: await readParts(root, live),
    changed: changes.map(({ area }) => area),
    untried: changes.filter((change) => !tried(change)).map(({ area }) => area),
  };
  const reasons = await checkCandidate(candidate, loadLimit);
  if (reasons.length > 0) throw new Refused(reasons);
  return { live, history: [...changes, ...now.history] };
}

async function readParts(root: string, live: PartVersions) {
  const parts: Partial<Record<OwnerName, CheckedRelease>> = {};
  for (const part of PARTS) {
    const version = live[part];
    if (version !== undefined) parts[part] = await readPublished(root, part, version);
  }
  return parts;
}

async function readPublished(root: string, part: OwnerName, version: string): Promise<CheckedRelease> {
  try {
    const release = await readRelease(root, part, version);
    return { ...release, contract: await readContract(release.folder) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Refused([`выпуска ${part} ${version} нет или он неполный`]);
    throw error;
  }
}

/** The account that does it; a container may run under one without a name. */
function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}
