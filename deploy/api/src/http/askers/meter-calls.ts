import { isOfOwnServer } from 'deploy-network/visitor-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallBudget, RequestOrigin } from '../call-budget';
import { type Cost, costOf } from '../costs';
import { keyOf } from '../session';
import { networkOf } from './identify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of its call, if it is one. */
    call?: string;
    /** The default is the usual cost. */
    cost?: Cost;
    /** The most requests a minute of one network, or one server of ours. By default only the budget counts. */
    perMinute?: number;
  }
}

/**
 * The network and session that are charged for a request. Null: one of our own servers. The gateway limits its own
 * renders, and probes must be answered.
 */
export function meteredOrigin(request: FastifyRequest): RequestOrigin | null {
  if (isOfOwnServer(request)) return null;
  const { authorization } = request.headers;
  return { network: networkOf(request), sessionKey: authorization ? keyOf(authorization) : null };
}

/** Charges every request of a visitor before any other work, also a request without a route. */
export function meterCalls(app: FastifyInstance, budget: CallBudget): void {
  app.addHook('onRequest', async (request) => {
    const asker = meteredOrigin(request);
    const { url = '', config } = request.routeOptions;
    if (asker) await budget.admit(asker, config.cost ?? costOf());
    // Our own servers too: the page of a secret link must not be a way to try many.
    if (config.perMinute) await budget.admitTo(url, config.perMinute, networkOf(request));
  });
}
