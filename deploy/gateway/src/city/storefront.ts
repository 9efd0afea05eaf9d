import type { FastifyReply, FastifyRequest } from 'fastify';
import type { City } from 'shared-contracts/api/location';
import type { Cities } from './cities';
import { cityOfHost } from './city-of-host';

export interface Storefronts {
  /** The main domain. */
  readonly baseHost: string;
  readonly https: boolean;
  readonly cities: Cities;
}

/** The address of the storefront that a request came to, e.g. `https://perm.shop.example`. */
export const originOf = ({ host }: FastifyRequest, https: boolean) => `${https ? 'https' : 'http'}://${host}`;

/**
 * The city whose storefront a request is for. Null when it is answered already: another host is refused, a subdomain that no
 * city has goes to the main domain (CIT-31).
 */
export async function storefrontOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { baseHost, https, cities }: Storefronts,
  sessionLocation: number | null,
): Promise<City | null> {
  const verdict = cityOfHost(request.host, baseHost, await cities.all(), sessionLocation);
  if (verdict.kind === 'city') return verdict.city;
  if (verdict.kind === 'foreign') {
    await reply.status(421).type('text/plain; charset=utf-8').send('Такого магазина здесь нет');
    return null;
  }
  const { pathname, search } = new URL(request.url, originOf(request, https));
  const port = /:\d+$/.exec(request.host)?.[0] ?? '';
  await reply.redirect(`${https ? 'https' : 'http'}://${baseHost}${port}${pathname}${search}`, 302);
  return null;
}
