import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startGateway } from '../testing/start-gateway';

/** Sends a request on a keep-alive connection. Rejects when the connection breaks off. */
const ask = (agent: Agent, port: number, path: string) =>
  new Promise<{ status?: number; length: number }>((resolve, reject) => {
    const outgoing = request({ agent, port, path, headers: { host: 'shop.localhost' } }, async (incoming) => {
      try {
        let length = 0;
        for await (const chunk of incoming) length += chunk.length;
        resolve({ status: incoming.statusCode, length });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', reject).end();
  });

test('a gateway that shuts down under load sends every answer completely and resets no connection', async () => {
  const body = '{"type":"success"}'.padEnd(200_000);
  const gateway = await startGateway(({ url }, response) => {
    if (!url.startsWith('/slow/')) return false;
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body), 700);
    return true;
  });
  const agents = Array.from({ length: 12 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const paths = ['/catalog/', '/api/slow/', '/api/location/city/get/', '/personal/cart/'];
  const answers: { path: string; status?: number; length: number }[] = [];
  const ends: string[] = [];
  const load = agents.map(async (agent, lane) => {
    const path = paths[lane % paths.length] ?? '/';
    for (;;) {
      try {
        answers.push({ path, ...(await ask(agent, gateway.port, path)) });
      } catch (error) {
        return void ends.push(/ECONN\w+/.exec(String(error))?.[0] ?? String(error));
      }
    }
  });
  while (answers.length < 50) await pause(20);
  const before = answers.length;
  await gateway.close();
  await Promise.all(load);
  for (const agent of agents) agent.destroy();
  // Each client continues until no connection is accepted any more. It gets no other error.
  expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
  expect(answers.length).toBeGreaterThan(before);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { length } of answers.filter(({ path }) => path === '/api/slow/')) expect(length).toBe(body.length);
}, 20_000);
