import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { proxy } from './api/proxy';
import { Cities } from './city/cities';
import { cityOfHost } from './city/city-of-host';
import type { Config } from './config';
import { LiveSet } from './documents/live-set';
import { RenderPool, RenderStopped } from './render/pool';

/** The gateway: the web server in front of the shop. */
export async function createGateway(config: Config) {
  const app = fastify({ logger: { level: config.LOG_LEVEL }, genReqId: () => randomUUID(), trustProxy: false });
  const pool = new RenderPool({
    apiRoot: config.API_ROOT,
    onError: (error) => app.log.error({ err: error }, 'a render worker died'),
  });
  const cities = new Cities(config.API_ROOT);
  const live = new LiveSet({
    root: config.RELEASES,
    channel: config.CHANNEL,
    onReplaced: (old) => pool.drop(old.id),
    onError: (error) => app.log.error({ err: error }, 'the channel could not be read'),
  });
  await live.start();
  app.addHook('onClose', async () => {
    live.stop();
    await pool.close();
  });

  await app.register(fastifyStatic, {
    root: config.RELEASES,
    prefix: '/assets/',
    serve: false,
  });
  app.get('/assets/:part/:version/*', (request, reply) => {
    const { part, version, '*': file } = request.params as { part: string; version: string; '*': string };
    return reply.header('access-control-allow-origin', '*').sendFile(join(part, version, 'web', file), { maxAge: '1y', immutable: true });
  });
  proxy(app, config.API_ROOT);
  app.get('/healthz', async () => ({ gateway: 'ok', set: live.current?.id ?? null }));

  app.get('*', async (request, reply) => {
    const set = live.current;
    if (!set) return reply.status(503).send('Нет выпусков');
    const verdict = cityOfHost(request.host, config.BASE_HOST, await cities.all(), null);
    if (verdict.kind === 'foreign') return reply.status(421).send('');
    if (verdict.kind === 'unknown-city') return reply.redirect(`http://${config.BASE_HOST}${request.url}`, 302);
    const url = `${request.protocol}://${request.host}${request.url}`;
    const nonce = randomBytes(16).toString('base64');
    const job = { url, requestId: request.id, city: verdict.city, session: null, device: 'desktop', nonce } as const;
    const { result } = await pool.render(set, job).catch((error) => {
      if (error instanceof RenderStopped && error.area) return pool.render(set, job, [error.area]);
      throw error;
    });
    for (const fault of result.faults) request.log.error({ fault }, 'a part of the page failed');
    if (result.location) return reply.redirect(result.location, result.status);
    return reply
      .status(result.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'`)
      .send(result.html);
  });
  return app;
}
