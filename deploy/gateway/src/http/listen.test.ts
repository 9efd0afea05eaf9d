import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { closeGracefully } from 'deploy-network/graceful-close';
import fastify from 'fastify';
import { listen } from './listen';

const LOCAL = { PORT: 0, PUBLIC_ORIGIN: 'http://shop.localhost:3000', GATEWAY_HOST: undefined };
const PUBLIC = { ...LOCAL, PUBLIC_ORIGIN: 'https://shop.example' };

/** An address of this machine that other machines can reach. */
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

async function started(config: typeof LOCAL | { PORT: number; PUBLIC_ORIGIN: string; GATEWAY_HOST: string }) {
  const app = fastify({ return503OnClosing: false });
  closeGracefully(app);
  app.get('/', ({ ip }) => ip);
  return { app, port: await listen(app, config) };
}

/** The server's answer at an address, or the error code when no server listens there. */
const at = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    get({ host, port, agent: false }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve(text);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });

test('a shop of this machine is reached by IPv4 and IPv6 of this machine, and from no other', async () => {
  const { app, port } = await started(LOCAL);
  expect(await at('127.0.0.1', port)).toBe('127.0.0.1');
  expect(await at('::1', port)).toBe('::1');
  if (outside) expect(await at(outside, port)).toBe('ECONNREFUSED');
  await app.close();
  expect([await at('127.0.0.1', port), await at('::1', port)]).toEqual(['ECONNREFUSED', 'ECONNREFUSED']);
});

test('a public shop, and one that is asked to, is reached by all addresses', async () => {
  for (const config of [PUBLIC, { ...LOCAL, GATEWAY_HOST: '0.0.0.0' }, { ...LOCAL, GATEWAY_HOST: '::' }]) {
    const { app, port } = await started(config);
    expect(await at('127.0.0.1', port)).toContain('127.0.0.1');
    if (outside) expect(await at(outside, port)).toContain(outside);
    await app.close();
  }
});

test('a public shop may be bound to one address', async () => {
  const { app, port } = await started({ ...PUBLIC, GATEWAY_HOST: '127.0.0.1' });
  expect(await at('127.0.0.1', port)).toBe('127.0.0.1');
  if (outside) expect(await at(outside, port)).toBe('ECONNREFUSED');
  await app.close();
});

test('a shop whose port another program has on IPv6 does not start: that program would get a part of its visitors', async () => {
  const other = createServer();
  await once(other.listen(0, '::1'), 'listening');
  const address = other.address();
  const PORT = typeof address === 'object' && address ? address.port : 0;
  await expect(started({ ...LOCAL, PORT })).rejects.toThrow('EADDRINUSE');
  other.close();
});
