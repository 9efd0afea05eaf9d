import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, type Markup, page } from '../acquiring/page';
import { Refusal, type ShopApi } from './shop-api';

const answer = z.object({
  requests: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      text: z.string(),
      city: z.string(),
      details: z.array(z.tuple([z.string(), z.string()])),
      file: z.nullable(z.string()),
      created: z.string(),
    }),
  ),
});
type Request = z.infer<typeof answer>['requests'][number];

const fileAnswer = z.object({ name: z.string(), type: z.string(), content: z.string() });
const params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** All received requests, the latest first. */
async function readAll(shop: ShopApi): Promise<Request[]> {
  const all: Request[] = [];
  for (let afterId = 0; ; ) {
    const { requests } = answer.parse(await shop.get(`/admin/feedback/request/get/?afterId=${afterId}`));
    const last = requests.at(-1);
    if (!last) return all.reverse();
    all.push(...requests);
    afterId = last.id;
  }
}

const article = ({ id, kind, name, phone, email, text, city, details, file }: Request): Markup => html`<article>
<h2>№ ${id}. ${kind}</h2>
<p><b>${name}</b>, +${phone}${email ? `, ${email}` : ''}, ${city}</p>
${text ? html`<p>${text}</p>` : null}
${details.map(([label, value]) => html`<p>${label}: ${value}</p>`)}
${file ? html`<p><a href="${id}/file/">${file}</a></p>` : null}
</article>`;

/** For testers: requests and applications of visitors, with their files. */
export async function requestRoutes(app: FastifyInstance, { shop }: { shop: ShopApi | null }): Promise<void> {
  app.get('/requests/', async (_, reply) => {
    const received = shop ? await readAll(shop) : [];
    const list = received.length > 0 ? received.map(article) : html`<p>Заявок пока нет.</p>`;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page('Заявки', html`<h1>Заявки и отклики</h1>${list}`));
  });

  app.get('/requests/:id/file/', async (request, reply) => {
    const { data } = params.safeParse(request.params);
    if (!data || !shop) return reply.code(404).send({ error: 'No file' });
    try {
      const { name, content } = fileAnswer.parse(await shop.get(`/admin/feedback/request/get_file/${data.id}/`));
      // Always a download, whatever the type of the file.
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .type('application/octet-stream')
        .send(Buffer.from(content, 'base64'));
    } catch (error) {
      if (error instanceof Refusal) return reply.code(404).send({ error: error.message });
      throw error;
    }
  });
}
