import { spawnSync } from 'node:child_process';

function run(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
}

/** Installs packages of Debian or Ubuntu, with sudo if this user needs it. Returns whether that worked. */
export function aptInstall(...names: readonly string[]): boolean {
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (command === undefined) return false;
  return (
    run(command, [...before, 'update', '-q']) &&
    run(command, [...before, 'install', '-yq', '--no-install-recommends', ...names])
  );
}
