import { readdir, readFile } from 'node:fs/promises';

/** A process and its memory. */
export interface ProcessMemory {
  /** Of its command line: `api`, `gateway`, `esbuild`. */
  readonly name: string;
  /**
   * Megabytes of its own, and its share of the pages that several processes have in memory (Linux: `Pss` of smaps_rollup). The sum over
   * all processes is what the machine needs for them.
   */
  readonly megabytes: number;
}

/** The processes below this one, itself included. Linux only. */
export async function memoryOfProcesses(parent: number): Promise<readonly ProcessMemory[]> {
  const found = await Promise.all((await idsFrom(parent)).map(memoryOf));
  return found.filter((one) => one !== null);
}

async function idsFrom(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const));
  const below = (id: number): number[] => [
    id,
    ...parents.flatMap(([child, itsParent]) => (itsParent === id ? below(child) : [])),
  ];
  return below(parent);
}

const text = (id: number, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');

const parentOf = async (id: number) => Number(/^PPid:\s*(\d+)/m.exec(await text(id, 'status'))?.[1] ?? 0);

/** Null: it has ended. */
async function memoryOf(id: number): Promise<ProcessMemory | null> {
  const kilobytes = /^Pss:\s*(\d+)/m.exec(await text(id, 'smaps_rollup'))?.[1];
  return kilobytes
    ? { name: nameOf(await text(id, 'cmdline')), megabytes: (Number(kilobytes) * 1024) / 1_000_000 }
    : null;
}

const nameOf = (commandLine: string) =>
  /\/bin\/(esbuild)\0/.exec(commandLine)?.[1] ?? /deploy\/([\w-]+)\/src\//.exec(commandLine)?.[1] ?? 'other';
