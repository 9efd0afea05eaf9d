import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'deploy-network/free-port';
import * as z from 'zod/mini';

const SCRIPT = join(import.meta.dirname, '../../../gateway/src/start.mjs');
/** Milliseconds for the gateway to start and to stop. */
const START_LIMIT = 20_000;
const STOP_LIMIT = 3_000;
/** Pino's level of an error. */
const ERROR = 50;

const logLine = z.looseObject({
  level: z.number(),
  msg: z.optional(z.string()),
  path: z.optional(z.string()),
  area: z.optional(z.string()),
  fault: z.optional(z.looseObject({ area: z.string(), message: z.string() })),
});

interface GatewayOptions {
  /** The folder of releases. */
  readonly root: string;
  readonly channel: string;
  readonly apiRoot: string;
}

/** A second gateway with its own workers, so that a release under test cannot affect visitors. */
export interface PrivateGateway {
  /** The address for the browser: `http://shop.localhost:4711`. */
  readonly origin: string;
  /** Signs overrides that this gateway accepts. */
  readonly overrideKey: string;
  /** The body of an answer, null unless its status is 200. */
  readonly read: (path: string) => Promise<string | null>;
  /** The errors in its log about a path. */
  readonly errorsAt: (path: string) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port. Rejects when it ends, or does not become ready in time. */
export async function startPrivateGateway({ root, channel, apiRoot }: GatewayOptions): Promise<PrivateGateway> {
  const port = await freePort();
  const host = `shop.localhost:${port}`;
  const overrideKey = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, [SCRIPT], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://${host}`,
      API_ROOT: apiRoot,
      RELEASES: root,
      CHANNEL: channel,
      COOKIE_KEY: randomBytes(32).toString('hex'),
      OVERRIDE_KEY: overrideKey,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const errors = errorsOf(child);
  await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT) }),
    once(child, 'exit').then(() => Promise.reject(new Error('the gateway ended at its start'))),
  ]);
  return {
    origin: `http://${host}`,
    overrideKey,
    read: (path) => read(port, host, path),
    errorsAt: (path) => errors.filter((error) => error.path === path).map(({ text }) => text),
    async stop() {
      if (child.exitCode !== null) return;
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Collects the error lines of its log. */
function errorsOf(child: ChildProcess): { readonly path: string; readonly text: string }[] {
  const errors: { path: string; text: string }[] = [];
  if (!child.stdout) return errors;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const read = z.safeParse(logLine, parsed(line));
    if (!read.success || read.data.level < ERROR) return;
    const { msg = '', path = '', area, fault } = read.data;
    errors.push({ path, text: fault ? `${fault.area}: ${fault.message}` : `${area ?? 'shell'}: ${msg}` });
  });
  return errors;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** By IP address, because not every machine resolves `shop.localhost`. */
function read(port: number, host: string, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, async (response) => {
      const body = await response.setEncoding('utf8').toArray();
      resolve(response.statusCode === 200 ? body.join('') : null);
    })
      .once('error', reject)
      .end();
  });
}
