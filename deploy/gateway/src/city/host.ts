import type { IncomingMessage } from 'node:http';
import { subdomainOf } from 'deploy-network/public-origin';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Probes and balancers ask by address, or without a host: such a route answers under any name. */
    anyHost?: boolean;
  }
}

/** Names, IPv4 and IPv6 addresses; the port is checked apart. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::(\d{1,5}))?$/i;

/**
 * Refuses requests by their Host header before anything is answered: 400 for none, two or a malformed one (RFC 9112, 3.2), 421 for
 * a host that is not the shop's.
 */
export function checkHost(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hosts = hostsOf(raw);
    const [host] = hosts;
    if (hosts.length > 1 || (host !== undefined && !isHost(host)))
      return reply.status(400).type(TEXT).send('Неверный запрос');
    if (routeOptions.config?.anyHost) return;
    if (host === undefined) return reply.status(400).type(TEXT).send('Неверный запрос');
    if (subdomainOf(host, origin) === null) return reply.status(421).type(TEXT).send('Такого магазина здесь нет');
  });
}

const TEXT = 'text/plain; charset=utf-8';

/** Every Host header: of two Node itself keeps the first and says nothing. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

function isHost(host: string): boolean {
  const found = HOST.exec(host);
  const [, port = '1'] = found ?? [];
  return found !== null && Number(port) >= 1 && Number(port) <= 65_535;
}
