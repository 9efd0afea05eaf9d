import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, type Markup, page } from '../acquiring/page';
import type { BackOfficeOptions } from './salons';

const opinion = { id: z.int(), product: z.string(), author: z.string(), text: z.string(), answer: z.string() };
const opinions = z.object({
  questions: z.array(z.object(opinion)),
  reviews: z.array(z.object({ ...opinion, score: z.int() })),
});
type Opinions = z.infer<typeof opinions>;

const form = z.object({
  kind: z.enum(['question', 'review']),
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  text: z.string().check(z.maxLength(3000)),
});

/** The shop's answers to questions about products and to reviews. They are shown on the page of the product. */
export function answers(app: FastifyInstance, { shop, problemOf }: BackOfficeOptions): void {
  const show = async (message: string) => {
    let received: Opinions = { questions: [], reviews: [] };
    const unread = await problemOf(async () => {
      if (shop) received = opinions.parse(await shop.get('/admin/catalog/opinion/get/'));
    });
    return opinionsPage(received, message || unread);
  };

  app.get('/opinions/', async (_, reply) => {
    const content = await show(shop ? '' : 'Учётная система не подключена.');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });

  app.post('/opinions/', async ({ body }, reply) => {
    const given = form.safeParse(body ?? {});
    if (!given.success || !shop) return reply.code(400).send({ error: 'Wrong form' });
    const { kind, id, text } = given.data;
    const path = kind === 'question' ? `question/${id}/answer` : `review/${id}/reply`;
    const problem = await problemOf(async () => void (await shop.post(`/admin/catalog/${path}/`, { text })));
    const content = await show(problem || (text ? 'Ответ сохранён.' : 'Ответ убран.'));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });
}

interface Shown {
  readonly id: number;
  readonly product: string;
  readonly author: string;
  readonly text: string;
  readonly answer: string;
}

const article = (kind: 'question' | 'review', { id, product, author, text, answer }: Shown, about: string): Markup =>
  html`<article>
<h3>${product}</h3>
<p><b>${author}</b>${about}: ${text}</p>
<form method="post"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}">
<label>Ответ магазина <textarea name="text" rows="3" maxlength="3000">${answer}</textarea></label>
<button class="other">${answer ? 'Исправить' : 'Ответить'}</button></form>
</article>`;

const opinionsPage = ({ questions, reviews }: Opinions, message: string): string =>
  page(
    'Вопросы и отзывы',
    html`<h1>Вопросы и отзывы</h1>
<p>Вопрос виден всем, когда на него есть ответ. Пустой ответ убирает прежний. <a href="/back-office/">Заказы</a></p>
${message ? html`<p role="alert">${message}</p>` : null}
<h2>Вопросы</h2>
${questions.length > 0 ? questions.map((one) => article('question', one, '')) : html`<p>Вопросов пока нет.</p>`}
<h2>Отзывы</h2>
${reviews.map((one) => article('review', one, `, ${one.score} из 5`))}`,
  );
