import type { OwnerName } from 'shared-contracts/routes';
import { changed } from './activate';
import { type Change, type ChannelFile, changeChannel, readChannel, STABLE } from './channel';
import { Refused } from './refused';

interface Rollback {
  readonly root: string;
  readonly channel: string;
  readonly area: OwnerName;
  /** Without it, the version that was live before. */
  readonly version?: string | undefined;
}

/** Takes an area back to an earlier version, checked like any other. */
export function rollback({ root, channel, area, version }: Rollback): Promise<ChannelFile> {
  return changeChannel(root, channel, async (now) => {
    const wanted = version ?? versionBefore(now.history, area);
    if (wanted === null && channel !== STABLE && area in now.live) return followStable(now, { root, channel, area });
    if (wanted === null) throw new Refused([`у ${area} на канале ${channel} нет более раннего выпуска`]);
    if (wanted === now.live[area]) throw new Refused([`${area} ${wanted} и так на канале ${channel}`]);
    return changed(now, { root, channel, versions: { [area]: wanted }, why: 'rollback' });
  });
}

/** The channel without a version of its own for this area: it takes the one of stable from now on. */
async function followStable(now: ChannelFile, { root, channel, area }: Rollback): Promise<ChannelFile> {
  const { live } = await readChannel(root, STABLE);
  const next = await changed(now, { root, channel, versions: { [area]: live[area] }, why: 'rollback' });
  return { ...next, live: Object.fromEntries(Object.entries(next.live).filter(([part]) => part !== area)) };
}

/** What an area would go back to: rollbacks undo, so a second one goes a step further back, not forth again. */
export function versionBefore(history: readonly Change[], area: OwnerName): string | null {
  const steps: string[] = [];
  for (const { area: of, to, why } of [...history].reverse()) {
    if (of !== area) continue;
    const earlier = steps.lastIndexOf(to);
    if (why === 'rollback' && earlier >= 0) steps.length = earlier;
    steps.push(to);
  }
  return steps.at(-2) ?? null;
}
