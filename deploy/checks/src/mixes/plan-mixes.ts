import type { AppName } from '@zapovednik/platform/routes';
import { versionBefore } from 'deploy-releases/actions/rollback';
import { appsOf } from 'deploy-releases/app-names';
import type { ChannelFile } from 'deploy-releases/channel';

/** One app one release before, and all others as they are live. */
export interface Mix {
  readonly app: AppName;
  readonly live: string;
  /** What a rollback of the app would restore; null when it has no earlier release. */
  readonly before: string | null;
}

/** A mix for each live app: what shoppers get when its team rolls back alone. */
export const planMixes = ({ live, history }: ChannelFile): readonly Mix[] =>
  appsOf(live).map((app) => ({ app, live: live[app] ?? '', before: versionBefore(history, app) }));
