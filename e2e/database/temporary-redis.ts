import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'deploy-network/free-port';
import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';

export interface TemporaryRedis {
  /** For `REDIS_URL`, with a password. */
  readonly url: string;
  /** It keeps its connections and answers nothing, like a machine that hangs. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an empty Redis for tests: in memory, on the loopback only. Debian's package is installed when there is none.
 *
 * @throws Error when Redis is not installed and cannot be installed, or does not start
 */
export async function temporaryRedis(password: string): Promise<TemporaryRedis> {
  if (!onPath('redis-server') && !(aptInstall('redis-server') && onPath('redis-server')))
    throw new Error('Redis is not installed, and "apt-get install redis-server" did not work');
  const folder = await mkdtemp(join(tmpdir(), 'shop-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--requirepass', password, '--dir', folder];
  const server = spawn('redis-server', ['--port', String(port), ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => line.includes('Ready to accept connections') && resolve());
    void gone.then(() => reject(new Error('Redis ended before it was ready')));
  });
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}
