import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Results } from './results';

/** One step of the whole test run. */
export interface Stage {
  readonly name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  readonly command: readonly [program: string, ...parameters: string[]];
  /**
   * The report that the program writes, and the function that reads it. A stage without a report counts only when it
   * fails.
   */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Results };
  /** Creates the resources of the stage; returns environment variables for it, and a function that removes the resources. */
  readonly prepare?: () => Promise<{
    readonly env: Readonly<Record<string, string>>;
    readonly stop: () => Promise<void>;
  }>;
}

async function execute(
  [program, ...parameters]: Stage['command'],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const child = spawn(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs a stage to its end. It fails when its program exits with an error, whatever its report contains. */
export async function runStage({ command, report, prepare }: Stage): Promise<Results> {
  if (report) {
    await mkdir(dirname(report.file), { recursive: true });
    await rm(report.file, { force: true });
  }
  const prepared = await prepare?.();
  try {
    const succeeded = await execute(command, prepared?.env ?? {});
    const none = { passed: 0, failed: 0, tests: [], unsteady: [] };
    const results = report ? await readFile(report.file, 'utf8').then((text) => report.read(JSON.parse(text))) : none;
    return succeeded ? results : { ...results, failed: Math.max(results.failed, 1) };
  } finally {
    await prepared?.stop();
  }
}
