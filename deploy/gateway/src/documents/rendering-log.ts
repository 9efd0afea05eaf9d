import type { FastifyBaseLogger } from 'fastify';
import { withoutSecrets } from '../http/without-secrets';
import type { RenderStopped } from '../render/render-worker';
import type { Documents, PageOfSet } from './documents';
import { setInLog } from './set-in-log';

type RenderingLog = Pick<ConstructorParameters<typeof Documents>[0], 'onFault' | 'onStopped' | 'onSlow'>;

const STOPPED: Record<RenderStopped['why'], string> = {
  late: 'a page ran without end and its renderer was stopped',
  exit: 'a renderer died of a page',
  beside: 'a page is rendered again: another one stopped its renderer',
  waiting: 'a loader was slow: the page comes without its area',
};

/**
 * Logs what went wrong while pages were rendered, with the area and version whose code it was. The first line of an override is its
 * end.
 */
export function renderingLog(log: FastifyBaseLogger): RenderingLog {
  const named = ({ requestId, set, override, route, path }: PageOfSet, area: PageOfSet['owner']) => ({
    reqId: requestId,
    area,
    version: set.parts[area]?.manifest.version,
    route,
    path: withoutSecrets(path),
    ...setInLog(set, override.slice(1)),
  });
  return {
    onFault: (fault, { requestId, url, override }, set) =>
      log.error(
        { reqId: requestId, path: withoutSecrets(url.pathname), ...setInLog(set, override.slice(1)), fault },
        'a part of the page failed',
      ),
    onStopped(stopped, page, ms) {
      const level = stopped.why === 'late' || stopped.why === 'exit' ? 'error' : 'warn';
      log[level]({ ...named(page, stopped.area ?? page.owner), ms }, STOPPED[stopped.why]);
    },
    onSlow: (page, ms) => log.warn({ ...named(page, page.owner), ms }, 'a loader was slow'),
  };
}
