import type { IncomingMessage } from 'node:http';
import { subdomainOf } from 'deploy-network/public-origin';
import type { FastifyInstance } from 'fastify';
import { badRequest, failureBody, type Refusal } from '../http/refusal';
import { isCall } from '../http/request-target';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Probes and balancers send an address as the host, or no host: such a route answers for any host. */
    anyHost?: boolean;
  }
}

/** Names, IPv4 and IPv6 addresses. The port is checked separately. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::(\d{1,5}))?$/i;

const wrongHost: Refusal = { status: 421, code: 'wrong_host', message: 'Такого магазина здесь нет' };

/**
 * Refuses requests by their Host header before a route answers: 400 for no header, two headers or a malformed one (RFC 9112, 3.2),
 * 421 for a host that is not the shop's.
 */
export function checkHost(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(hostsOf(request.raw), origin, request.routeOptions.config?.anyHost ?? false);
    if (refusal === null) return;
    reply.status(refusal.status).header('cache-control', 'no-store');
    if (isCall(request.url)) return reply.send(failureBody(refusal));
    return reply.type('text/plain; charset=utf-8').send(refusal.message);
  });
}

function refusalOf(hosts: readonly string[], origin: string, anyHost: boolean): Refusal | null {
  const [host] = hosts;
  if (host === undefined) return anyHost ? null : badRequest;
  if (hosts.length > 1 || !isHost(host)) return badRequest;
  return anyHost || subdomainOf(host, origin) !== null ? null : wrongHost;
}

/** Every Host header. Node keeps only the first of several without an error. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

function isHost(host: string): boolean {
  const found = HOST.exec(host);
  const [, port = '1'] = found ?? [];
  return found !== null && Number(port) >= 1 && Number(port) <= 65_535;
}
