import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inSlices } from '../../base/pieces';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { workFor } from '../askers/current-asker';
import { cookieSession, identify, isForeign, networkOf, originOf } from '../askers/identify';
import { meteredOrigin } from '../askers/meter-calls';
import type { RequestOrigin } from '../call-budget';
import type { Context, Shop } from '../context';
import { costOf } from '../costs';
import { invalidInput } from '../failures/errors';
import { logNewSession } from '../failures/security-log';
import type { Raw, Route, Run } from '../route';
import type { ActiveSession } from '../session-cache/active-session';
import { ShopError, unauthorized } from '../shop-error';
import { once } from './idempotency';
import { holdsZeroByte } from './query-string';
import { isSharedRead, varyOf } from './shared-read';
import { Undone } from './undone';

/**
 * Registers a call on the server: session → validate → authorise → ask services → transaction → command → present.
 */
export function register(app: FastifyInstance, shop: Shop, route: Route): void {
  const { call, large } = route;
  const config = { call: call.id, cost: costOf(call.id), ...(route.limit && { perMinute: route.limit }) };
  for (const path of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: [...call.methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(route.unlogged && { logLevel: 'warn' as const }),
      config,
      ...(large && { bodyLimit: large.bodyLimit, onRequest: (request) => admit(shop, large, request) }),
      handler: (request, reply) => answer(shop, route, request, reply),
    });
  }
}

/** @throws ShopError 401, and the errors of the route's own rule */
async function admit({ db, now }: Shop, large: NonNullable<Route['large']>, request: FastifyRequest): Promise<void> {
  const session = await identify({ db }, request, now());
  if (!session || session.customerId === null) throw unauthorized();
  await large.admit({ db, customerId: session.customerId });
}

async function answer(shop: Shop, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const asker = meteredOrigin(request);
  const { inTurn } = costOf(route.call.id);
  const work = () => perform(shop, route, request, reply, asker);
  if (!asker) return work();
  return workFor(asker.network, () => (inTurn ? shop.budget.inTurn(asker, work) : work()));
}

async function perform(
  shop: Shop,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  asker: RequestOrigin | null,
) {
  const { call } = route;
  const shared = isSharedRead(call, request);
  const hasSession = !shared && call.id !== 'personal.user.isAuth';
  const session = hasSession ? await identify(call.writes ? { db: shop.db } : shop, request, shop.now()) : null;
  if (session) shop.budget.confirm(session.key);
  const { input, begin } = validate(route, request);
  const origin = originOf(request, shop.publicOrigin, await shop.places.cities());
  const context: Context = {
    ...shop,
    db: costOf(call.id).begins ? shop.sessions : shop.db,
    session,
    sessionId: session && (request.headers.authorization ?? null),
    network: networkOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    origin,
    ...(await shop.places.serve(request.headers['x-location'], session)),
    cookieId: () => cookieSession(request),
    wantsCharity: () => request.headers['x-charity'] === 'Y',
    isForeign: () => isForeign(request, origin),
    announceSession: (id) => reply.header('x-session-id', id),
    announceView: (own) => reply.header('x-session-view', JSON.stringify(viewOf(own))),
    inSlices: inSlices((milliseconds) => asker && shop.budget.charge(asker, costOf(call.id), milliseconds)),
    log: request.log,
  };
  const key = writeKey(request);
  const write = (run: Run) => (tx: Database) => {
    const command = () => run({ ...context, db: tx });
    // A call that renews a session returns its id, which must not be stored.
    if (!key || !session || call.renewsSession) return command();
    return once(tx, { sessionKey: session.key, key, request: [call.id, input] }, command);
  };
  const run = await begin(context);
  const perform = () =>
    call.writes && !route.ownTransactions ? inTransaction(context.db, write(run)).catch(answerOfUndone) : run(context);
  const value = await perform().finally(() => call.writes && session && shop.sessionCache.forget([session.key]));
  logNewSession(request, call, value);
  const mayBeCached = call.maxAge !== undefined && session === null;
  reply.header('cache-control', mayBeCached ? `public, max-age=${call.maxAge}` : 'private, no-store');
  reply.header('vary', varyOf(shared));
  return { type: 'success', value };
}

const viewOf = ({ locationId, fastMode, customerId }: ActiveSession) => ({
  locationId,
  fastPickup: fastMode,
  authorized: customerId !== null,
});

function answerOfUndone(error: unknown): unknown {
  if (error instanceof Undone) return error.answer;
  throw error;
}

function validate(route: Route, { params, query, body }: Raw) {
  if (holdsZeroByte([params, query, body])) throw new ShopError(400, 'validation', 'Неверный запрос');
  try {
    return route.prepare({ params, query, body });
  } catch (error) {
    throw error instanceof z.core.$ZodError ? invalidInput(error) : error;
  }
}

function writeKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw new ShopError(400, 'validation', 'Неверный Idempotency-Key', {
    'idempotency-key': 'До 100 знаков без пробелов',
  });
}
