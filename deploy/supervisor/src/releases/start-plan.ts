import type { AppName } from '@zapovednik/platform/routes';
import { type AppVersions, appsOf } from 'deploy-releases/app-names';
import type { Change, ChannelFile } from 'deploy-releases/channels/channel';

/** An app whose live version differs from the checkout, because a team released it. */
export interface Difference {
  readonly app: AppName;
  readonly live: string;
  readonly checkout: string;
  /** The change that made it live. */
  readonly change: Change;
}

/** The apps that a start of the shop takes from the checkout, and those that it leaves. */
export interface StartPlan {
  readonly take: AppVersions;
  readonly differences: readonly Difference[];
}

/**
 * A start makes the versions of the checkout live, except for apps that a team has released or rolled back. Only a
 * release changes those.
 *
 * @param checkout the versions of its sources
 */
export function planStart({ live, history }: ChannelFile, checkout: AppVersions): StartPlan {
  const take: AppVersions = {};
  const differences: Difference[] = [];
  for (const app of appsOf(checkout)) {
    const [wanted, now] = [checkout[app], live[app]];
    if (wanted === undefined || wanted === now) continue;
    const change = history.find((entry) => entry.app === app);
    if (now === undefined || change === undefined || change.unchecked) take[app] = wanted;
    else differences.push({ app, live: now, checkout: wanted, change });
  }
  return { take, differences };
}
