import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Route } from '../route';
import { ShopError } from '../shop-error';

const all: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A known path with a wrong method is answered with 405 and its allowed methods. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const known = new Map<string, Set<HTTPMethods>>();
  for (const { call } of routes) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      known.set(url, new Set([...(known.get(url) ?? []), ...call.methods]));
    }
  }
  for (const [url, methods] of known) {
    app.route({
      url,
      method: all.filter((method) => !methods.has(method)),
      handler(_, reply) {
        reply.header('allow', [...methods].join(', '));
        throw new ShopError(405, 'wrong_method', `Здесь отвечают на ${[...methods].join(' и ')}`);
      },
    });
  }
}
