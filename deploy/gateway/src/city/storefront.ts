import type { City } from '@zapovednik/api/shell/models/city';
import { cityOrigin, subdomainOf } from 'deploy-network/public-origin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cities } from './cities';
import { cityOfSubdomain } from './city-of-subdomain';

export interface Storefronts {
  /** The configured origin of the main domain. */
  readonly origin: string;
  readonly cities: Cities;
}

/** The storefront that a request is for. */
export interface Storefront {
  readonly city: City;
  /** e.g. `https://perm.shop.example`: from the configuration and the city list, never from the request. */
  readonly origin: string;
}

/**
 * The storefront of a request, from its Host header. Null when the request is already answered: an unknown subdomain is
 * redirected to the main domain (CIT-31).
 */
export async function storefrontOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, cities }: Storefronts,
  sessionLocation: number | null,
): Promise<Storefront | null> {
  const subdomain = subdomainOf(request.raw.headers.host ?? '', origin) ?? '';
  const city = cityOfSubdomain(subdomain, await cities.all(), sessionLocation);
  if (city) return { city, origin: cityOrigin(origin, subdomain) };
  if (subdomain === '') throw new Error('the main domain has no city');
  const { pathname, search } = requestUrl(request, origin);
  await reply.redirect(origin + pathname + search, 302);
  return null;
}

/** The URL of a request at a storefront. Only path and query of the request are used. */
export const requestUrl = ({ url }: FastifyRequest, origin: string): URL => new URL(origin + url);
