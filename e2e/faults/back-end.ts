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
    env: { ...process.env, API_PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    api.once('exit', (code) => reject(new Error(`the back end ended (${code})`)));
    api.on('message', (message) => {
      const said = ready.safeParse(message);
      if (said.success) resolve(said.data.port);
    });
  });

  let mood: Mood = 'works';
  const agent = new Agent({ keepAlive: true });
  const door = createServer(async (request, response) => {
    if (mood === 'down') return request.socket.destroy();
    if (mood === 'error') return fail(response);
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 6_000));
    const { method, url, headers } = request;
    const onwards = send({ port, agent, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on('error', () => response.destroy());
    request.pipe(onwards);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  return {
    root: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    become(next: Mood) {
      mood = next;
      door.closeIdleConnections();
    },
    async stop() {
      door.closeAllConnections();
      door.close();
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
