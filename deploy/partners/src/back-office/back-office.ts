import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ownPageOnly } from '../access/own-page-only';
import { conclusions } from './conclusions';
import { startMovingOrders } from './move-orders';
import { answers } from './opinions';
import { eventNames, Orders } from './orders';
import { backOfficePage } from './page';
import { requestRoutes } from './requests';
import { closedDays } from './salons';
import { type Account, Refusal, ShopApi } from './shop-api';

const form = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  event: z.enum(eventNames),
});

/** Orders that changed in this time before the start are shown, in milliseconds. */
const RECENT = 7 * 24 * 3_600_000;

interface Options {
  /** The service user of the shop; null: the back office is not connected. */
  readonly account: Account | null;
  /** Seconds between two events of a new order; 0: by hand only. */
  readonly pace: number;
}

/**
 * The shop's accounting system (1C). It reads changed orders and reports their events (ORD-57), by a tester's buttons
 * and, in the demonstration, automatically. It also closes salons for a day, writes the conclusions of visits and answers questions and reviews.
 */
export async function backOffice(app: FastifyInstance, { account, pace }: Options): Promise<void> {
  app.addHook('onRequest', ownPageOnly);
  const shop = account && new ShopApi(account);
  const orders = shop && new Orders(shop, Date.now() - RECENT);
  if (shop && orders && pace > 0) {
    const stop = startMovingOrders({ shop, orders, pace: pace * 1000, log: app.log });
    app.addHook('onClose', async () => stop());
  }
  await requestRoutes(app, { shop });
  let problem = '';

  app.get('/', async (_, reply) => {
    const unread = orders ? await problemOf(() => orders.refresh()) : 'Учётная система не подключена.';
    const shown = problem || unread;
    problem = '';
    const content = backOfficePage({ orders: orders?.all ?? [], problem: shown, pace });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(content);
  });

  app.post('/', async ({ body }, reply) => {
    const given = form.safeParse(body ?? {});
    if (!given.success || !orders) return reply.code(400).send({ error: 'Wrong form' });
    const { id, event } = given.data;
    problem = await problemOf(() => orders.report(id, event), `Заказ № ${id}: `);
    return reply.redirect(`${app.prefix}/`, 303);
  });

  answers(app, { shop, problemOf });
  closedDays(app, { shop, problemOf });
  await conclusions(app, { shop, problemOf });

  async function problemOf(work: () => Promise<void>, about = ''): Promise<string> {
    try {
      await work();
      return '';
    } catch (error) {
      if (error instanceof Refusal) return `${about}магазин отказал: ${error.message}`;
      app.log.warn({ err: error }, 'the shop does not answer');
      return `${about}магазин не отвечает`;
    }
  }
}
