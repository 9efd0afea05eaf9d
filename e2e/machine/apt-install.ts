import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function run(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
}

/** apt-get refuses to run twice at once, and tests that need packages run at the same time. */
const ONE_AT_A_TIME = ['flock', join(tmpdir(), 'shop-apt.lock')] as const;

/** Installs packages of Debian or Ubuntu, with sudo if this user needs it. Returns whether that worked. */
export function aptInstall(...names: readonly string[]): boolean {
  const [lock, ...file] = ONE_AT_A_TIME;
  const before = [...file, ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  return (
    run(lock, [...before, 'update', '-q']) &&
    run(lock, [...before, 'install', '-yq', '--no-install-recommends', ...names])
  );
}
