import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, type ServerResponse, request as send } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod/mini';

const ready = z.object({ ready: z.literal(true), port: z.int() });

/** How the back end behaves: `slow` starts its responses after six seconds, `down` closes every connection. */
export type Mood = 'works' | 'slow' | 'down' | 'error';

/** The real back end behind a proxy that can simulate these faults. */
export async function startBackEnd(data: string) {
  const api = spawn(process.execPath, ['--import', 'tsx', 'deploy/api/src/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    // Faults work the same with few goods. The longest lists still have three pages.
    env: { ...process.env, API_PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', SEED_SCALE: '0.4' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    api.once('exit', (code) => reject(new Error(`the back end ended (${code})`)));
    api.on('message', (message) => {
      const parsed = ready.safeParse(message);
      if (parsed.success) resolve(parsed.data.port);
    });
  });

  let mood: Mood = 'works';
  const agent = new Agent({ keepAlive: true });
  const relay = createServer(async (request, response) => {
    if (mood === 'down') return request.socket.destroy();
    if (mood === 'error') return fail(response);
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 6_000));
    const { method, url, headers } = request;
    const upstream = send({ port, agent, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  return {
    root: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    become(next: Mood) {
      mood = next;
      relay.closeIdleConnections();
    },
    async stop() {
      relay.closeAllConnections();
      relay.close();
      agent.destroy();
      api.kill('SIGTERM');
      await once(api, 'exit');
    },
  };
}

function fail(response: ServerResponse) {
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'error', code: 'internal', message: 'Возникла внутренняя ошибка сервера' }));
}
