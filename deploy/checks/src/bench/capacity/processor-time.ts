import { readdir, readFile } from 'node:fs/promises';

/** Ticks of a second in `/proc`. */
const TICKS = 100;

/** Seconds of a core that a process and its children have used, ended ones included. Linux only. */
export async function processorTime(pid: number): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  const own = all.filter((one) => one !== null && (one.pid === pid || one.parent === pid));
  return own.reduce((sum, one) => sum + (one?.ticks ?? 0), 0) / TICKS;
}

/** Null: it has ended. */
async function statOf(name: string): Promise<{ pid: number; parent: number; ticks: number } | null> {
  const text = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => null);
  if (text === null) return null;
  // After the name of the program, which may have spaces and brackets.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
  return { pid: Number(name), parent, ticks };
}
