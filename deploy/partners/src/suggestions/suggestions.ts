import { nearestHouses } from 'deploy-reference-data/streets/nearest';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findAddresses } from './find';
import { present } from './present';

const levels = ['country', 'region', 'area', 'city', 'settlement', 'street', 'house', 'flat'] as const;
const bound = z.object({ value: z.enum(levels) });
const place = z.object({
  region: z.optional(z.string()),
  city: z.optional(z.string()),
  settlement: z.optional(z.string()),
  city_fias_id: z.optional(z.string()),
  street_fias_id: z.optional(z.string()),
});
const count = z._default(z.int().check(z.minimum(1), z.maximum(20)), 10);

const suggesting = z.object({
  query: z.string().check(z.maxLength(300)),
  locations: z._default(z.array(place), []),
  from_bound: z.optional(bound),
  to_bound: z.optional(bound),
  restrict_value: z._default(z.boolean(), false),
  count,
});
const locating = z.object({
  lat: z.number(),
  lon: z.number(),
  radius_meters: z._default(z.int().check(z.maximum(1000)), 100),
  count,
});

const refusal = (reason: string, message: string) => ({ family: 'CLIENT_ERROR', reason, message });

/** Queries that simulate errors of the service: no address begins with them. */
const trouble: Readonly<Record<string, number>> = { отказ: 403, сбой: 500 };

/**
 * Address suggestions with DaData's API (its API 4.1): `suggest/address` from street to house, `geolocate/address`. The token is
 * `sandbox`.
 */
export async function suggestions(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async ({ headers: { authorization } }, reply) => {
    if (!authorization) return reply.code(401).send(refusal('UNAUTHORIZED', 'No token'));
    if (authorization !== 'Token sandbox') return reply.code(403).send(refusal('FORBIDDEN', 'Unknown token'));
  });

  app.post('/api/4_1/rs/suggest/address', ({ body }, reply) => {
    const given = suggesting.safeParse(body);
    if (!given.success) return reply.code(400).send(refusal('BAD_REQUEST', 'Wrong parameters'));
    const { query, locations, from_bound, to_bound, restrict_value, count } = given.data;
    const status = trouble[query.trim().toLowerCase()];
    if (status) return reply.code(status).send(refusal('FORBIDDEN', 'Daily limit'));
    const from = levels.indexOf(from_bound?.value ?? 'country');
    const to = levels.indexOf(to_bound?.value ?? 'house');
    const within = (level: (typeof levels)[number]) => from <= levels.indexOf(level) && levels.indexOf(level) <= to;
    const levelsAsked = { streets: within('street'), houses: within('house') };
    return { suggestions: findAddresses({ query, locations, ...levelsAsked, restricted: restrict_value, count }) };
  });

  app.post('/api/4_1/rs/geolocate/address', ({ body }, reply) => {
    const given = locating.safeParse(body);
    if (!given.success) return reply.code(400).send(refusal('BAD_REQUEST', 'Wrong parameters'));
    const { lat, lon, radius_meters, count } = given.data;
    const near = nearestHouses([lat, lon], radius_meters, count);
    return { suggestions: near.map(({ house }) => present(house.street, house, false)) };
  });
}
