import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Program } from './processes/kept-process';

interface RedisOptions {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
}

/** A Redis in memory: nothing in it may be missed. Its password is in a file, not on a command line that others can read. */
export function redisProgram({ folder, port, password, logFile }: RedisOptions): Program {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'redis.conf');
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    'save ""',
    'appendonly no',
    `dir ${folder}`,
    `requirepass ${password}`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  return {
    name: 'redis',
    command: 'redis-server',
    args: [file],
    endSignal: 'SIGTERM',
    logFile,
    isReady: () => accepts(port),
  };
}

/** Whether something listens on this port. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const connection = createConnection({ port, host: '127.0.0.1' });
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
