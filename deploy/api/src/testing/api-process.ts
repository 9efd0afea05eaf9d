import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { unlimitedOrders } from './unlimited-orders';

const startFile = fileURLToPath(new URL('../start.ts', import.meta.url));
const ready = z.object({ ready: z.literal(true), port: z.int() });

/** The back end as a separate process. */
export interface ApiProcess {
  readonly root: string;
  /** Ends it and waits for the end. With SIGKILL it has no time to clean up. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Its process id. */
  readonly pid: number;
}

/**
 * Starts the real back end on existing data; rejects when it ends before it is ready.
 *
 * @param script Its start file, in this checkout or in another installation.
 */
export async function startApiProcess(env: Readonly<Record<string, string>>, script = startFile): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      ...unlimitedOrders,
      API_PORT: '0',
      SEED_SCALE: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`The API ended before it was ready (${signal ?? code})`)));
    child.on('message', (message) => {
      const said = ready.safeParse(message);
      if (said.success) resolve(said.data.port);
    });
  });
  return {
    root: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
