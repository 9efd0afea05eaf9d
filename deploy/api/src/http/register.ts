import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { ActiveSession } from '../session/session';
import type { Context, Shop } from './context';
import { invalidInput } from './errors';
import { once } from './idempotency';
import { cookieSession, identify, isForeign, networkOf, originOf } from './identify';
import { holdsZeroByte } from './query-string';
import type { Raw, Route } from './route';
import { logNewSession } from './security-log';
import { ShopError, unauthorized } from './shop-error';
import { Undone } from './undone';

/**
 * Registers a call on the server: session → validate → transaction → authorise → command → present. Without its own limit, the server's
 * applies.
 */
export function register(app: FastifyInstance, shop: Shop, route: Route): void {
  const { call, large } = route;
  for (const path of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: [...call.methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(route.unlogged && { logLevel: 'warn' as const }),
      ...(route.limit && { config: { rateLimit: { max: route.limit, timeWindow: '1 minute' } } }),
      ...(large && { bodyLimit: large.bodyLimit, onRequest: (request) => admit(shop, large, request) }),
      handler: (request, reply) => answer(shop, route, request, reply),
    });
  }
}

/** @throws ShopError 401 and what the route's own rule throws */
async function admit({ db, now }: Shop, large: NonNullable<Route['large']>, request: FastifyRequest): Promise<void> {
  const session = await identify(db, request, now());
  if (!session || session.customerId === null) throw unauthorized();
  await large.admit({ db, customerId: session.customerId });
}

async function answer(shop: Shop, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { call } = route;
  const session = call.id === 'personal.user.isAuth' ? null : await identify(shop.db, request, shop.now());
  const { input, run } = validate(route, request);
  const origin = originOf(request, shop.publicOrigin, await shop.places.cities());
  const context: Context = {
    ...shop,
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
    log: request.log,
  };
  const key = writeKey(request);
  const write = (tx: Database) => {
    const command = () => run({ ...context, db: tx });
    // A call that renews a session returns its id, which must not be stored.
    if (!key || !session || call.renewsSession) return command();
    return once(tx, { sessionKey: session.key, key, request: [call.id, input] }, command);
  };
  const value =
    call.writes && !route.ownTransactions
      ? await inTransaction(shop.db, write).catch(answerOfUndone)
      : await run(context);
  logNewSession(request, call, value);
  const shared = call.maxAge !== undefined && session === null;
  reply.header('cache-control', shared ? `public, max-age=${call.maxAge}` : 'private, no-store');
  reply.header('vary', 'x-location, authorization');
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
