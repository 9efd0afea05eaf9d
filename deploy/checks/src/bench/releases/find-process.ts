import { readdir, readFile } from 'node:fs/promises';

/**
 * The child process of `parent` whose command line contains these words. It uses `/proc`, so it works only on Linux.
 */
export async function findProcess(parent: number, words: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) {
    const [command, status] = await Promise.all([read(pid, 'cmdline'), read(pid, 'status')]);
    if (command.includes(words) && status.includes(`PPid:\t${parent}\n`)) return pid;
  }
  throw new Error(`process ${parent} has no child process ${words}`);
}

/** Null for a process that has just ended. */
const read = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
