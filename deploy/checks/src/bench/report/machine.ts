import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** When, on which machine and under which load the figures were measured. */
export interface Conditions {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  readonly commit: string;
  /**
   * Processes that needed a core in the last minute. With more processes than cores, the figures are worse than the
   * shop.
   */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

/** Records the machine's state now; the returned function adds its state at the end. */
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
