import { execFileSync } from 'node:child_process';
import type { ReleaseManifest } from 'deploy-releases/manifest';
import { root } from './webpack/app';

/** The commit of the sources and whether there are changes beside it; no commit outside a checkout, as in a container. */
export function sourceState(): Pick<ReleaseManifest, 'commit' | 'dirty'> {
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: '', dirty: false };
  }
}

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
