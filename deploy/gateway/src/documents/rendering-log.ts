import { metrics } from 'deploy-telemetry/metrics';
import { measure } from 'deploy-telemetry/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { withoutSecrets } from '../http/without-secrets';
import type { RenderStopped } from '../render/render-stopped';
import type { Documents, LoggedPage } from './documents';
import { releaseSetLogFields } from './release-set/release-set-log-fields';

type RenderingLog = Pick<ConstructorParameters<typeof Documents>[0], 'onFault' | 'onStopped' | 'onSlow'>;

const STOPPED: Record<RenderStopped['reason'], string> = {
  late: 'a page ran without end and its renderer was stopped',
  exit: 'a renderer died of a page',
  'other-page': 'a page is rendered again: another one stopped its renderer',
  waiting: 'a loader was slow: the page comes without its area',
};

/** Logs rendering errors, with the area and version whose code failed. The first line of an override is its end. */
export function renderingLog(log: FastifyBaseLogger): RenderingLog {
  const fieldsOf = ({ requestId, set, override, route, path }: LoggedPage, area: LoggedPage['owner']) => ({
    reqId: requestId,
    area,
    version: set.apps[area]?.manifest.version,
    route,
    path: withoutSecrets(path),
    ...releaseSetLogFields(set, override.slice(1)),
  });
  return {
    onFault(fault, { requestId, url, override }, set) {
      measure(metrics.faults, 1, { 'shop.area': fault.area, 'shop.where': 'server' });
      log.error(
        { reqId: requestId, path: withoutSecrets(url.pathname), ...releaseSetLogFields(set, override.slice(1)), fault },
        'a part of the page failed',
      );
    },
    onStopped(stopped, page, ms) {
      measure(metrics.stopped, 1, { 'shop.area': stopped.area ?? page.owner, 'shop.reason': stopped.reason });
      const level = stopped.reason === 'late' || stopped.reason === 'exit' ? 'error' : 'warn';
      log[level]({ ...fieldsOf(page, stopped.area ?? page.owner), ms }, STOPPED[stopped.reason]);
    },
    onSlow: (page, ms) => log.warn({ ...fieldsOf(page, page.owner), ms }, 'a loader was slow'),
  };
}
