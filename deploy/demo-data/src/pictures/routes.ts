import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { mediaTypes } from './encode';
import type { PictureKey, Pictures } from './pictures';
import { kind } from './spec';

/** The widths of pictures, in pixels. */
export const widths = [96, 160, 240, 320, 480, 640, 960, 1280] as const;

const address = z.object({
  kind,
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  file: z.string().check(z.regex(/^[1-9]-\d{2,4}\.(?:avif|webp|jpg)$/)),
});
const file = z.object({
  n: z.coerce.number(),
  width: z.coerce.number().check(z.refine((width) => widths.some((known) => known === width))),
  format: z.enum(['avif', 'webp', 'jpg']),
});

/** The picture that a URL names. Null: the URL is not valid. */
function keyOf(params: unknown): PictureKey | null {
  const parts = address.safeParse(params);
  if (!parts.success) return null;
  const [n, width, format] = parts.data.file.split(/[-.]/);
  const asked = file.safeParse({ n, width, format });
  return asked.success ? { kind: parts.data.kind, id: parts.data.id, ...asked.data } : null;
}

const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

const noPicture = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .send({ type: 'error', message: 'Картинка не найдена', code: 'not_found' });

/** GET `/pictures/<kind>/<id>/<n>-<width>.<avif|webp|jpg>`; the content of an address with `?v=` never changes. */
export const pictureRoutes: FastifyPluginAsync<{ pictures: Pictures }> = async (app, { pictures }) => {
  app.get<{ Querystring: { v?: unknown } }>('/pictures/:kind/:id/:file', async (request, reply) => {
    const key = keyOf(request.params);
    const tag = key && (await pictures.tag(key));
    if (!key || !tag) return noPicture(reply);
    reply.header('etag', tag).header('cache-control', request.query.v ? FOR_EVER : DAY);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
    const bytes = await pictures.load(key);
    return bytes ? reply.type(mediaTypes[key.format]).send(bytes) : noPicture(reply);
  });
};
