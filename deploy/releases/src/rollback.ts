import type { AppName } from 'shared-contracts/routes';
import { applyVersions } from './activate';
import { type Change, type ChannelFile, changeChannel, readChannel, STABLE } from './channel';
import { ReleaseRejected } from './release-rejected';

interface Rollback {
  readonly root: string;
  readonly channel: string;
  /** The areas to roll back, all at once. */
  readonly areas: readonly AppName[];
  /** Without it, the previous live version. */
  readonly version?: string | undefined;
}

/**
 * Rolls areas back to an earlier version, with the usual checks. On a channel other than stable the first version is removed: then the
 * channel takes the area from stable.
 */
export function rollback({ root, channel, areas, version }: Rollback): Promise<ChannelFile> {
  return changeChannel(root, channel, async (now) => {
    const stable = channel === STABLE ? {} : (await readChannel(root, STABLE)).live;
    const steps = areas.map((area) => ({ area, before: version ?? versionBefore(now.history, area) }));
    const removed = steps.filter(({ area, before }) => before === null && area in now.live && area in stable);
    const rejected = steps.flatMap((step) => (removed.includes(step) ? [] : reasons(now, channel, step)));
    if (rejected.length > 0) throw new ReleaseRejected(rejected);
    const versions = Object.fromEntries(steps.map(({ area, before }) => [area, before ?? stable[area]]));
    const next = await applyVersions(now, { root, channel, versions, why: 'rollback' });
    const own = Object.entries(next.live).filter(([app]) => !removed.some(({ area }) => area === app));
    return { ...next, live: Object.fromEntries(own) };
  });
}

function reasons({ live }: ChannelFile, channel: string, { area, before }: { area: AppName; before: string | null }) {
  if (before === null) return [`у ${area} на канале ${channel} нет более раннего выпуска`];
  return before === live[area] ? [`${area} ${before} и так на канале ${channel}`] : [];
}

/** The version that a rollback of an area restores. Rollbacks undo, so a second one goes a step further back, not forward again. */
export function versionBefore(history: readonly Change[], area: AppName): string | null {
  const steps: string[] = [];
  for (const { app: changed, to, why } of [...history].reverse()) {
    if (changed !== area || to === steps.at(-1)) continue;
    const earlier = steps.lastIndexOf(to);
    if (why === 'rollback' && earlier >= 0) steps.length = earlier;
    steps.push(to);
  }
  return steps.at(-2) ?? null;
}
