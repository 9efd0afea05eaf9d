import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** One name of a folder or a version: no way out of the releases. */
const name = z.string().check(
  z.regex(/^[\w.-]+$/),
  z.refine((value) => !value.startsWith('.')),
);
const params = z.object({ part: name, version: name, '*': z.string() });

/**
 * The files of all releases, live or not: an open tab goes on with the version that it began with. They never change, and
 * were compressed when they were built.
 */
export async function assetRoutes(app: FastifyInstance, releases: string) {
  await app.register(fastifyStatic, {
    root: releases,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  });
  app.get('/assets/:part/:version/*', (request, reply) => {
    const place = params.safeParse(request.params);
    if (!place.success) return reply.callNotFound();
    const { part, version, '*': file } = place.data;
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile(join(part, version, 'web', file), { maxAge: '365d', immutable: true });
  });
}
