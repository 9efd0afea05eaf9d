import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const ready = z.object({ ready: z.literal(true), port: z.int() });

/** A role of production as a process. */
export interface RoleProcess {
  readonly pid: number;
  /** Everything that it has written. */
  readonly output: () => string;
  /** The port that it announced. Rejects, with its output, when it ends before. */
  readonly port: () => Promise<number>;
  /** Writes its whole standard input. */
  readonly tell: (text: string) => void;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  readonly end: () => Promise<number | null>;
}

/** Starts a bundle with these settings only. */
export function startRole(bundle: string, env: Readonly<Record<string, string>>, ...words: string[]): RoleProcess {
  const child = spawn(process.execPath, [bundle, ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const announced = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      const said = ready.safeParse(message);
      if (said.success) resolve(said.data.port);
    });
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  const failed = ended.then((code) => Promise.reject(new Error(`${bundle} ended (${code}):\n${output}`)));
  failed.catch(() => {});
  return {
    pid: child.pid ?? 0,
    output: () => output,
    port: () => Promise.race([announced, failed]),
    tell: (text) => void child.stdin?.end(text),
    ended,
    end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The commands of the processes that a process has started. */
export const childrenOf = (pid: number): string[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(join('/proc', name, 'stat'), 'latin1');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === pid ? [readFileSync(join('/proc', name, 'cmdline'), 'latin1')] : [];
    } catch {
      // Not a process, or one that has ended.
      return [];
    }
  });

/** The environment that a process was started with, as others on the machine can read it. */
export const environmentOf = (pid: number): string => readFileSync(`/proc/${pid}/environ`, 'latin1');
