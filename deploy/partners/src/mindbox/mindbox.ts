import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sentByBrowser } from '../tracking/sent-by-browser';
import type { Told } from '../tracking/told';
import { browserScript } from './browser-script';

const query = z.object({
  endpointId: z.string().check(z.minLength(1)),
  operation: z.string().check(z.minLength(1)),
  deviceUUID: z.optional(z.string()),
  transactionId: z.optional(z.string()),
});
const customerOf = z.object({ customer: z.object({ ids: z.object({ websiteID: z.string() }) }) });

/** An operation that was sent to the service. */
interface Operation {
  readonly name: string;
  readonly device: string | undefined;
  readonly transaction: string | undefined;
  readonly body: unknown;
}

/** Maximum number of stored operations. */
const KEPT = 500;

/**
 * Tracking with Mindbox's API (API v3, `operations/async` and `operations/sync`). The secret key is `sandbox`; browsers
 * send none. A repeated `transactionId` is accepted and has no effect. A customer is known after the first operation
 * about them. `GET /operations` lists the operations, `/scripts/v1/tracker.js` is the browser's script.
 */
export async function mindbox(app: FastifyInstance, { told }: { told: Told }): Promise<void> {
  let operations: Operation[] = [];
  const named = new Set<string>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET' || request.headers.authorization === 'SecretKey sandbox') return;
    if (sentByBrowser(request) && request.url.includes('/async?')) return;
    return reply.code(403).send({ status: 'ProtocolError', errorMessage: 'Secret key is wrong', httpStatusCode: 403 });
  });

  const customerIn = (body: unknown) => customerOf.safeParse(body).data?.customer.ids.websiteID;
  const read = (request: FastifyRequest) => query.safeParse(request.query).data;
  const malformed = {
    status: 'ProtocolError',
    errorMessage: 'endpointId and operation are required',
    httpStatusCode: 400,
  };

  app.post('/v3/operations/async', (request, reply) => {
    const given = read(request);
    if (!given) return reply.code(400).send(malformed);
    const { operation: name, deviceUUID: device, transactionId: transaction } = given;
    if (transaction && operations.some((known) => known.transaction === transaction)) return { status: 'Success' };
    const { body } = request;
    const customer = customerIn(body);
    if (customer) named.add(customer);
    operations = [{ name, device, transaction, body }, ...operations].slice(0, KEPT);
    const from = sentByBrowser(request) ? 'browser' : 'shop';
    told.add({ service: 'Mindbox', from, what: name, about: device ?? '', body });
    return { status: 'Success' };
  });

  app.post('/v3/operations/sync', (request, reply) => {
    if (!read(request)) return reply.code(400).send(malformed);
    const isKnown = named.has(customerIn(request.body) ?? '');
    return { status: 'Success', customer: { processingStatus: isKnown ? 'Found' : 'NotFound' } };
  });

  app.get('/operations', () => operations);

  app.get('/scripts/v1/tracker.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(browserScript));
}
