import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { acquirerNames, payment } from '../../db/schema';
import { notFound, ShopError } from '../../http/shop-error';
import { PartnerError } from '../../partners/protocol/ask-partner';
import type { Payment } from './attempt';
import { checkPayment, type PaymentContext } from './check-payment';

/** Callbacks a minute from one address; acquirers send a few for each payment. */
const LIMIT = 600;

/**
 * The callbacks of acquirers when a payment changes: `/payment/callback/<acquirer>/`, by GET or POST, depending on the
 * acquirer. They have no session and are authenticated only by their signature. Their content is not trusted: after a
 * callback we request the status. So a callback may come late, twice, out of order or not at all. Acquirers repeat a
 * callback until it is answered with 200.
 */
export async function callBackRoutes(app: FastifyInstance, { shop }: { shop: PaymentContext }): Promise<void> {
  for (const name of acquirerNames) {
    app.route({
      method: ['GET', 'POST'],
      url: `/payment/callback/${name}/`,
      config: { perMinute: LIMIT },
      async handler({ query, body, headers, log }, reply) {
        const acquirer = shop.partners.acquirers.get(name);
        if (!acquirer) throw notFound('This page could not be found');
        const externalId = acquirer.verifyCallBack({ query, body, headers });
        if (externalId === null) {
          log.warn({ acquirer: name }, 'a callback without a valid signature');
          throw new ShopError(403, 'forbidden', 'Неверная подпись');
        }
        const found = await find(shop.db, name, externalId);
        if (!found) throw notFound('Платёж не найден');
        await checkPayment(shop, found, log).catch((error: unknown) => {
          if (!(error instanceof PartnerError)) throw error;
          log.error({ err: error, payment: found.number }, 'the acquirer sent a callback, but does not answer');
          throw new ShopError(503, 'unavailable', 'Позвоните позже');
        });
        return reply.header('cache-control', 'no-store').send({ type: 'success', value: null });
      },
    });
  }
}

async function find(db: Database, name: Payment['acquirer'], externalId: string): Promise<Payment | null> {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.acquirer, name), eq(payment.externalId, externalId)));
  return found ?? null;
}
