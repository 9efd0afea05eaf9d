import { readFile } from 'node:fs/promises';

/** The kernel's unit of processor time for programs: a hundredth of a second on every platform of Linux. */
const TICK = 10;

/** The processor time that a process has used with all its threads, in milliseconds. Linux only. */
export async function millisecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
  // The name of the program may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
