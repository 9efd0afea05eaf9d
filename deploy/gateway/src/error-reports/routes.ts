import type { RequestLimits } from 'deploy-redis/limits';
import { type Registry, setOf } from 'deploy-releases/registry/registry';
import { metrics } from 'deploy-telemetry/metrics';
import { measure } from 'deploy-telemetry/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { LiveSet } from '../documents/release-set/live-set';
import { releaseSetLogFields } from '../documents/release-set/release-set-log-fields';
import { withoutSecrets } from '../http/without-secrets';
import { errorReportSchema } from './report';
import { reportLimit } from './report-limit';

type Report = z.infer<typeof errorReportSchema>;

interface ErrorReports {
  readonly limits: RequestLimits;
  readonly registry: Registry;
  readonly live: Pick<LiveSet, 'current'>;
}

/** Logs errors in browsers with area, version and release set, in the same fields as errors of the server. */
export function errorReportRoutes(app: FastifyInstance, { limits, registry, live }: ErrorReports) {
  const limit = reportLimit(limits, (dropped) => app.log.warn({ dropped }, 'reports of browsers were dropped'));
  app.addHook('onClose', async () => limit.stop());

  /** A set is logged only when its releases exist, so that a client cannot fill the log with invented ones. */
  async function releaseSetOf({ versions, override }: Pick<Report, 'versions' | 'override'>) {
    const set = versions ? await setOf(versions, registry.readRelease).catch(() => null) : null;
    return set ? releaseSetLogFields(set, override) : { set: null };
  }

  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/faults', async (request, reply) => {
    if (!isOwnPage(request)) return reply.status(403).send();
    const parsed = errorReportSchema.safeParse(parseJson(request.body));
    if (!parsed.success) return reply.status(400).send();
    if (await limit.take(request.ip)) {
      const { area } = parsed.data;
      // The names of areas that a client invents are counted together.
      const isLive = live.current !== null && Object.hasOwn(live.current.apps, area);
      measure(metrics.faults, 1, { 'shop.area': isLive ? area : 'other', 'shop.where': 'browser' });
      const { path, versions, override, ...fault } = parsed.data;
      const releaseSet = await releaseSetOf({ versions, override });
      request.log.error({ path: withoutSecrets(path), ...releaseSet, fault }, 'a part of the page failed in a browser');
    }
    return reply.status(204).send();
  });
}

/** Pages of other sites can send requests here too. The browser's headers say which page sent it. */
function isOwnPage({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
