import type { FastifyRequest } from 'fastify';

const PROBES = ['/livez', '/readyz', '/healthz'];

/** The name of a request's route in traces and metrics. Pages tell theirs later. Null: a probe. */
export function nameOfRoute({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url !== undefined && PROBES.includes(url)) return null;
  return url === '*' ? 'page' : (url ?? 'unknown');
}
