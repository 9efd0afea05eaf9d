import type { IncomingMessage } from 'node:http';
import { subdomainOf } from 'deploy-network/public-origin';
import type { FastifyInstance } from 'fastify';
import { badRequest, type ErrorResponse, errorBody } from '../http/error-response';
import { isApiTarget } from '../http/request-target';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Probes and balancers send an address as the host, or no host. A route with this option answers for any host. */
    anyHost?: boolean;
  }
}

/** Names, IPv4 and IPv6 addresses. The port is checked separately. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::(\d{1,5}))?$/i;

const wrongHost: ErrorResponse = { status: 421, code: 'wrong_host', message: 'Такого магазина здесь нет' };

/**
 * Refuses requests by their Host header before a route answers: 400 for no header, two headers or a malformed one (RFC 9112, 3.2),
 * 421 for a host that is not the shop's.
 */
export function checkHost(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const error = hostErrorOf(hostsOf(request.raw), origin, request.routeOptions.config?.anyHost ?? false);
    if (error === null) return done();
    reply.status(error.status).header('cache-control', 'no-store');
    if (isApiTarget(request.url)) return reply.send(errorBody(error));
    return reply.type('text/plain; charset=utf-8').send(error.message);
  });
}

function hostErrorOf(hosts: readonly string[], origin: string, anyHost: boolean): ErrorResponse | null {
  const [host] = hosts;
  if (host === undefined) return anyHost ? null : badRequest;
  if (hosts.length > 1 || !isHost(host)) return badRequest;
  return anyHost || subdomainOf(host, origin) !== null ? null : wrongHost;
}

const NAME = 'host';

/** Every Host header. Node silently keeps only the first one. */
function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

function isHost(host: string): boolean {
  const found = HOST.exec(host);
  const [, port = '1'] = found ?? [];
  return found !== null && Number(port) >= 1 && Number(port) <= 65_535;
}
