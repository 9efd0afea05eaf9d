import type { AppVersions } from 'deploy-releases/app-names';
import { appsOf } from 'deploy-releases/app-names';
import { readChannel, STABLE } from 'deploy-releases/channels/channel';
import { readRelease } from 'deploy-releases/store/release-store';
import { isAncestor, sourceState } from '../source-state';

interface CheckoutOptions {
  /** The folder of releases. */
  readonly root: string;
  readonly channel: string;
  /** The versions of this checkout. */
  readonly versions: AppVersions;
  /** Whether sources that are older than the live releases may go live. */
  readonly back: boolean;
  /** Whether uncommitted changes may go live. */
  readonly dirty: boolean;
}

/**
 * The reasons against releasing this checkout: sources that could not be found again later, and releases that would
 * undo the work of others. Empty when there are none, or outside a checkout.
 */
export async function checkoutReasons({ root, channel, versions, back, dirty }: CheckoutOptions): Promise<string[]> {
  const state = sourceState();
  const reasons: string[] = [];
  if (state.dirty && !dirty) {
    reasons.push(
      'в рабочей копии есть изменения не из коммита: закоммитьте их или выпустите с --dirty, это останется в выпуске',
    );
  }
  if (back || state.commit === '') return reasons;
  const live = { ...(await readChannel(root, STABLE)).live, ...(await readChannel(root, channel)).live };
  for (const app of appsOf(versions)) {
    const version = live[app];
    if (version === undefined || version === versions[app]) continue;
    const { commit } = (await readRelease(root, app, version)).manifest;
    if (commit !== state.commit && isAncestor(state.commit, commit)) {
      reasons.push(
        `${app}: открыта версия ${version} из более нового коммита ${short(commit)}, а здесь ${short(state.commit)}: обновите рабочую копию; вернуть старое — npm run rollback -- ${app}, выпустить его заново — --back`,
      );
    }
  }
  return reasons;
}

const short = (commit: string) => commit.slice(0, 8);
