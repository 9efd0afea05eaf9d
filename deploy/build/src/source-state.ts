import { execFileSync } from 'node:child_process';
import type { ReleaseManifest } from 'deploy-releases/store/manifest';
import { root } from './sources/app';

/** The commit of the sources and whether there are uncommitted changes. No commit outside a checkout, for example in a container. */
export function sourceState(): Pick<ReleaseManifest, 'commit' | 'dirty'> {
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: '', dirty: false };
  }
}

/** Whether a commit contains another. False when the checkout does not have one of them. */
export function isAncestor(ancestor: string, commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', ancestor, commit);
    return true;
  } catch {
    return false;
  }
}

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
