import type { AppName } from '@zapovednik/platform/routes';
import { versionBefore } from 'deploy-releases/actions/rollback';
import { appsOf } from 'deploy-releases/app-names';
import type { ChannelFile } from 'deploy-releases/channels/channel';

/** One app in its previous release, and all others in their live release. */
export interface Mix {
  readonly app: AppName;
  readonly live: string;
  /** The version that a rollback of the app would restore; null when it has no earlier release. */
  readonly before: string | null;
}

/** A mix for each live app: the versions that shoppers get when only its team rolls back. */
export const planMixes = ({ live, history }: ChannelFile): readonly Mix[] =>
  appsOf(live).map((app) => ({ app, live: live[app] ?? '', before: versionBefore(history, app) }));
