import type { FastifyInstance, FastifyReply } from 'fastify';
import { mediaTypes } from './encode';
import { type Pictures, pictureKey } from './picture-key';

const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

const noPicture = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .send({ type: 'error', message: 'Картинка не найдена', code: 'not_found' });

/**
 * GET `/pictures/<kind>/<id>/<n>-<width>.<avif|webp|jpg>` of these kinds; the content of an address with `?v=` never changes. Browsers
 * may not take a picture for anything else.
 */
export function pictureRoutes<Kind extends string>(
  app: FastifyInstance,
  kinds: readonly Kind[],
  pictures: Pictures<Kind>,
): void {
  for (const kind of kinds) {
    app.get<{ Querystring: { v?: unknown } }>(`/pictures/${kind}/:id/:file`, async (request, reply) => {
      const key = pictureKey(kind, request.params);
      const tag = key && (await pictures.tag(key));
      if (!key || !tag) return noPicture(reply);
      reply
        .header('etag', tag)
        .header('cache-control', request.query.v ? FOR_EVER : DAY)
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
      const bytes = await pictures.load(key);
      return bytes ? reply.type(mediaTypes[key.format]).send(bytes) : noPicture(reply);
    });
  }
}
