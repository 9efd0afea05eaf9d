import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { conclusionPage, type Written } from './conclusion-page';
import type { BackOfficeOptions } from './salons';

/** Bytes of a form with its files. The shop accepts 5 MB of files. */
const BODY_LIMIT = 6_000_000;

const form = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  /** Browsers send a line end as two characters. */
  conclusion: z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n')),
  ),
  files: z.array(z.instanceof(File)),
});

const saved = z.object({ id: z.int(), files: z.int() });

const number = z.object({ id: z.optional(form.shape.id) });

const files = z.array(z.string());
const kept = z.object({
  ...{ id: z.int(), conclusion: z.string(), files },
  earlier: z.array(z.object({ text: z.string(), replacedOn: z.string(), files, takenBack: z.boolean() })),
});

/** The conclusions of specialists after visits. The shop shows them to the customer (CAB-25). */
export async function conclusions(app: FastifyInstance, { shop, problemOf }: BackOfficeOptions): Promise<void> {
  // A form with files; `Response` reads it.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async ({ headers }: { headers: { 'content-type'?: string } }, body: Buffer) =>
      new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
        .formData()
        .catch(() => null),
  );

  app.get('/visits/', async ({ query }, reply) => {
    const { id } = number.safeParse(query).data ?? {};
    let written: Written | null = null;
    let problem = shop ? '' : 'Учётная система не подключена.';
    if (shop && id !== undefined)
      problem = await problemOf(async () => {
        written = kept.parse(await shop.get(`/admin/services/visit/${id}/conclusions/`));
      });
    const content = conclusionPage({ message: problem, written });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });

  app.post('/visits/', async ({ body }, reply) => {
    const given = body instanceof FormData ? form.safeParse(fieldsOf(body)) : null;
    if (!given?.success || !shop) return reply.code(400).send({ error: 'Wrong form' });
    const { id, conclusion } = given.data;
    const files = await Promise.all(
      given.data.files.map(async (file) => ({
        name: file.name,
        content: Buffer.from(await file.arrayBuffer()).toString('base64'),
      })),
    );
    let count = 0;
    const problem = await problemOf(async () => {
      count = saved.parse(await shop.post(`/admin/services/visit/${id}/conclude/`, { conclusion, files })).files;
    });
    const content = problem
      ? conclusionPage({ message: problem, typed: { id, conclusion, files: files.map(({ name }) => name) } })
      : conclusionPage({ message: `Заключение к записи № ${id} сохранено. Файлов: ${count}.` });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });
}

/** An empty file field is sent as one empty file. */
const fieldsOf = (body: FormData) => ({
  id: body.get('id'),
  conclusion: body.get('conclusion'),
  files: body.getAll('files').filter((file) => (typeof file === 'string' ? file !== '' : file.size > 0)),
});
