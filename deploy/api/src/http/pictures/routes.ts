import { FairQueue } from 'deploy-network/fair-queue';
import { isOfOwnServer } from 'deploy-network/visitor-address';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from '../askers/identify';
import { picture } from '../costs';
import { mediaTypes } from './encode';
import { type Pictures, pictureKey } from './picture-key';

const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Pictures that are read or rendered at once, and that wait. A page of goods without cached pictures has some dozens.
 */
const TURNS = { running: 8, waitingOfOne: 250, waiting: 1_000, longest: 10_000 };

const noPicture = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .send({ type: 'error', message: 'Картинка не найдена', code: 'not_found' });

/**
 * GET `/pictures/<kind>/<id>/<n>-<width>.<avif|webp|jpg>` of these kinds. The content of an address with `?v=` never
 * changes. Browsers may use the answer only as a picture.
 */
export function pictureRoutes<Kind extends string>(
  app: FastifyInstance,
  kinds: readonly Kind[],
  pictures: Pictures<Kind>,
): void {
  const turns = new FairQueue(TURNS);
  const config = { cost: picture };
  for (const kind of kinds) {
    app.get<{ Querystring: { v?: unknown } }>(`/pictures/${kind}/:id/:file`, { config }, async (request, reply) => {
      const key = pictureKey(kind, request.params);
      const tag = key && (await pictures.tag(key));
      if (!key || !tag) return noPicture(reply);
      reply
        .header('etag', tag)
        .header('cache-control', request.query.v ? FOR_EVER : DAY)
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
      const asker = isOfOwnServer(request) ? null : networkOf(request);
      const bytes = await turns.run(asker, () => pictures.load(key));
      return bytes ? reply.type(mediaTypes[key.format]).send(bytes) : noPicture(reply);
    });
  }
}
