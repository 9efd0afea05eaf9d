import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Where CI systems name the person behind a run: our own setting, GitHub, GitLab. */
const VARIABLES = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN'] as const;

/**
 * Who publishes: the person that the environment names (CI), else git's user, else the account of the process; never empty.
 */
export function publisher(env: NodeJS.ProcessEnv = process.env): string {
  const named = VARIABLES.map((name) => env[name]?.trim()).find(Boolean);
  return named || gitUser() || account();
}

/** `Name <address>`, as far as git knows them. */
function gitUser(): string {
  const [name, address] = [git('user.name'), git('user.email')];
  return [name, address && `<${address}>`].filter(Boolean).join(' ');
}

function git(key: string): string {
  try {
    return execFileSync('git', ['config', '--get', key], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without a name, as a container may have.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
