import type { AppName } from '@zapovednik/platform/routes';
import { type Change, type ChannelFile, changeChannel, readChannel, STABLE } from '../channels/channel';
import { withdrawAreas } from '../channels/withdraw-areas';
import { ReleaseRejected } from '../release-rejected';
import { applyVersions } from './activate';

interface Rollback {
  readonly root: string;
  readonly channel: string;
  /** The areas to roll back, all at once. */
  readonly areas: readonly AppName[];
  /** The default is the previous live version. */
  readonly version?: string | undefined;
}

/**
 * Rolls areas back to an earlier version, with the usual checks. A first version is removed: a channel then takes the
 * area from stable, and on stable the area no longer exists.
 */
export function rollback({ root, channel, areas, version }: Rollback): Promise<ChannelFile> {
  return changeChannel(root, channel, async (now) => {
    const stable = channel === STABLE ? {} : (await readChannel(root, STABLE)).live;
    const steps = areas.map((area) => ({ area, before: version ?? versionBefore(now.history, area) }));
    const removed = steps.filter(({ area, before }) => before === null && area in now.live && area in stable);
    const first = steps.filter(
      ({ area, before }) => channel === STABLE && before === null && area !== 'shell' && area in now.live,
    );
    const others = steps.filter((step) => !first.includes(step));
    const rejected = others.flatMap((step) => (removed.includes(step) ? [] : reasons(now, channel, step)));
    if (rejected.length > 0) throw new ReleaseRejected(rejected);
    const versions = Object.fromEntries(others.map(({ area, before }) => [area, before ?? stable[area]]));
    const next = await applyVersions(now, { root, channel, versions, why: 'rollback' });
    const own = Object.entries(next.live).filter(([app]) => !removed.some(({ area }) => area === app));
    const withdrawn = first.map(({ area }) => area);
    return withdrawAreas(root, { ...next, live: Object.fromEntries(own) }, withdrawn);
  });
}

function reasons({ live }: ChannelFile, channel: string, { area, before }: { area: AppName; before: string | null }) {
  if (before === null) return [`у ${area} на канале ${channel} нет более раннего выпуска`];
  return before === live[area] ? [`${area} ${before} и так на канале ${channel}`] : [];
}

/**
 * The version that a rollback of an area restores. A second rollback goes a step further back; it does not go forward
 * again.
 */
export function versionBefore(history: readonly Change[], area: AppName): string | null {
  const steps: string[] = [];
  for (const { app: changed, to, why, withdrawn } of [...history].reverse()) {
    if (changed !== area) continue;
    if (withdrawn) steps.length = 0;
    if (withdrawn || to === steps.at(-1)) continue;
    const earlier = steps.lastIndexOf(to);
    if (why === 'rollback' && earlier >= 0) steps.length = earlier;
    steps.push(to);
  }
  return steps.at(-2) ?? null;
}
