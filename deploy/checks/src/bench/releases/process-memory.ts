import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

/**
 * Makes Node write a diagnostic report at SIGUSR2. This is the only way to inspect a running process without code in
 * it.
 */
export const reportsTo = (folder: string) => `--report-on-signal --report-directory=${folder}`;

const heap = z.object({ usedMemory: z.number() });
const nodeReport = z.object({
  javascriptHeap: heap,
  resourceUsage: z.object({ rss: z.union([z.number(), z.pipe(z.string(), z.transform(Number))]) }),
  workers: z.array(z.object({ javascriptHeap: heap })),
});

/** Memory of one process in megabytes. */
export interface Memory {
  readonly resident: number;
  readonly heap: number;
  /** The heap of all its worker threads. */
  readonly workerHeaps: number;
}

/** The current memory of a process. It must have been started with {@link reportsTo} this folder. */
export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  process.kill(pid, 'SIGUSR2');
  const { javascriptHeap, resourceUsage, workers } = await nextReport(pid, folder);
  const megabytes = (bytes: number) => bytes / 1_000_000;
  return {
    resident: megabytes(resourceUsage.rss),
    heap: megabytes(javascriptHeap.usedMemory),
    workerHeaps: megabytes(workers.reduce((sum, worker) => sum + worker.javascriptHeap.usedMemory, 0)),
  };
}

async function nextReport(pid: number, folder: string): Promise<z.infer<typeof nodeReport>> {
  for (;;) {
    await pause(50);
    const file = (await readdir(folder)).find((name) => name.includes(`.${pid}.`));
    if (!file) continue;
    const report = await readFile(join(folder, file), 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    // The report is still being written.
    if (report === null) continue;
    await rm(join(folder, file));
    return nodeReport.parse(report);
  }
}
