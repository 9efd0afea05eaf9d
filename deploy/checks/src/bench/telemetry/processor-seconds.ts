import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const TICKS = 100;

interface Row {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** proc(5): after the program's name come state, parent … and at 11 and 12 the time in user and kernel mode. */
function rowOf(pid: string): Row[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // It has ended.
    return [];
  }
}

/** The processor seconds that a process and those below it have used so far. */
export function processorSeconds(root: number): number {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(rowOf);
  const below = (pid: number): number =>
    rows.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.ticks + below(child.pid), 0);
  const own = rows.find(({ pid }) => pid === root)?.ticks ?? 0;
  return (own + below(root)) / TICKS;
}
