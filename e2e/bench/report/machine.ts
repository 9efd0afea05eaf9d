import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** When, on what and beside how much other work figures were taken. */
export interface Conditions {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  readonly commit: string;
  /** Processes that wanted a core in the last minute: above the cores, figures are worse than the shop is. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

/** Looks at the machine now; answers how it looked when asked again at the end. */
export function watchMachine(): () => Conditions {
  const at = new Date().toISOString();
  const loadBefore = load();
  return () => ({
    at,
    node: process.versions.node,
    cores: availableParallelism(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    loadBefore,
    loadAfter: load(),
  });
}

const load = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;
