import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, page } from '../acquiring/page';
import type { ShopApi } from './shop-api';

const salons = z.array(z.object({ id: z.int(), name: z.string(), address: z.string() }));
type Salon = z.infer<typeof salons>[number];

const closed = z.object({ visits: z.int() });

const form = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});

/** Vets, groomers and trainers. */
const LISTS = ['/services/vet/getSalons/', '/services/gruming/getSalons/', '/services/handling/getSalons/'];

/** The dependencies of the back office's pages. */
export interface BackOfficeOptions {
  /** Null: the back office is not connected. */
  readonly shop: ShopApi | null;
  /** Runs `work` and returns the error message, or ''. */
  readonly problemOf: (work: () => Promise<void>) => Promise<string>;
}

/** Days on which a salon is closed. The shop asks everyone with a booking to choose another time (VET-03). */
export function closedDays(app: FastifyInstance, { shop, problemOf }: BackOfficeOptions): void {
  const show = async (message: string) => {
    const known: Salon[] = [];
    const unread = await problemOf(async () => {
      for (const path of LISTS) known.push(...salons.parse(await shop?.get(path)));
    });
    return salonsPage(known, message || unread);
  };

  app.get('/salons/', async (_, reply) => {
    const content = await show(shop ? '' : 'Учётная система не подключена.');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });

  app.post('/salons/', async ({ body }, reply) => {
    const given = form.safeParse(body ?? {});
    if (!given.success || !shop) return reply.code(400).send({ error: 'Wrong form' });
    const { id, day } = given.data;
    let visits = 0;
    const problem = await problemOf(async () => {
      visits = closed.parse(await shop.post(`/admin/services/salon/${id}/close/`, { day })).visits;
    });
    const content = await show(problem || `${day} салон закрыт. Записей без времени: ${visits}.`);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });
}

const salonsPage = (known: readonly Salon[], message: string): string =>
  page(
    'Закрыть салон на день',
    html`<h1>Закрыть салон на день</h1>
<p>Кто записан на этот день, получит письмо и СМС со ссылкой на выбор другого времени. <a href="/back-office/">Заказы</a> <a href="/back-office/visits/">Заключения</a> <a href="/outbox/">Письма и СМС</a></p>
${message ? html`<p role="alert">${message}</p>` : null}
<form method="post">
<label>Салон <select name="id">${known.map(
      ({ id, name, address }) => html`<option value="${id}">${name}, ${address}</option>`,
    )}</select></label>
<label>День <input type="date" name="day" required></label>
<button>Закрыть</button>
</form>`,
  );
