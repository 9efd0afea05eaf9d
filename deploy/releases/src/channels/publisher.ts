import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Variables with the person who started a run: our own setting, GitHub, GitLab. */
const VARIABLES = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN'] as const;

/**
 * The person who publishes: from the environment (CI), otherwise git's user, otherwise the account of the process;
 * never empty.
 */
export function publisher(env: NodeJS.ProcessEnv = process.env): string {
  const named = VARIABLES.map((name) => env[name]?.trim()).find(Boolean);
  return named || gitUser(env) || account();
}

/** `Name <address>` from git's settings; '' without git. */
function gitUser(env: NodeJS.ProcessEnv): string {
  try {
    const options = { env, encoding: 'utf8', stdio: 'pipe' } as const;
    const lines = execFileSync('git', ['config', '--get-regexp', '^user\\.(name|email)$'], options).trim().split('\n');
    const settingOf = (key: string) => lines.findLast((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
    const [name, address] = [settingOf('user.name'), settingOf('user.email')];
    return [name, address && `<${address}>`].filter(Boolean).join(' ');
  } catch {
    return '';
  }
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may have an account without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
