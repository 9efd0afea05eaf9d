import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, page } from '../acquiring/page';
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

const written = z.object({ id: z.int(), files: z.int() });

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

  app.get('/visits/', async (_, reply) => {
    const content = conclusionPage(shop ? '' : 'Учётная система не подключена.', null);
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
      count = written.parse(await shop.post(`/admin/services/visit/${id}/conclude/`, { conclusion, files })).files;
    });
    const content = problem
      ? conclusionPage(problem, { id, conclusion, files: files.map(({ name }) => name) })
      : conclusionPage(`Заключение к записи № ${id} сохранено. Файлов: ${count}.`, null);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });
}

/** An empty file field is sent as one empty file. */
const fieldsOf = (body: FormData) => ({
  id: body.get('id'),
  conclusion: body.get('conclusion'),
  files: body.getAll('files').filter((file) => (typeof file === 'string' ? file !== '' : file.size > 0)),
});

interface Typed {
  readonly id: number;
  readonly conclusion: string;
  /** Names: a browser does not take files back. */
  readonly files: readonly string[];
}

/** @param typed what was refused: nothing has to be typed again */
const conclusionPage = (message: string, typed: Typed | null): string =>
  page(
    'Заключение после приёма',
    html`<h1>Заключение после приёма</h1>
<p>Клиент прочитает его в личном кабинете, гость — по ссылке и коду из SMS. Новое заключение заменит прежнее вместе с файлами; прежнее хранится. <a href="/back-office/">Заказы</a> <a href="/back-office/salons/">Закрыть салон на день</a></p>
${message ? html`<p role="alert">${message}</p>` : null}
${typed && typed.files.length > 0 ? html`<p>Выберите файлы ещё раз: ${typed.files.join(', ')}</p>` : null}
<form method="post" enctype="multipart/form-data">
<label>Номер записи <input name="id" inputmode="numeric" pattern="\\d{1,9}" required value="${typed ? String(typed.id) : ''}"></label>
<label>Заключение <textarea name="conclusion" rows="8" maxlength="4000">${typed?.conclusion ?? ''}</textarea></label>
<label>Файлы: PDF, JPEG или PNG, до 5 МБ вместе <input type="file" name="files" accept=".pdf,.jpg,.jpeg,.png" multiple></label>
<button>Сохранить</button>
</form>`,
  );
