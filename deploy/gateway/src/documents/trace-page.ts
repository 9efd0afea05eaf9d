import { matchRoute } from '@zapovednik/platform/routes';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import { describeRequest } from 'deploy-telemetry/requests';
import { telemetry } from 'deploy-telemetry/telemetry';
import type { FastifyRequest } from 'fastify';
import { routesOf } from './release-set/set-routes';

/** The request's trace and metric get the name of the page, its area, and the releases that it is made of. */
export function tracePage(request: FastifyRequest, set: ReleaseSet, { pathname }: URL): void {
  if (!telemetry()) return;
  const route = matchRoute(routesOf(set), pathname);
  const id = route?.id ?? 'unknown';
  const owner = route?.owner ?? 'shell';
  describeRequest(
    request,
    `${owner} ${id}`,
    () => ({ 'http.route': `page ${id}`, 'shop.area': owner }),
    () => ({ 'shop.version': set.apps[owner]?.manifest.version ?? '', 'shop.set': set.id }),
  );
}
