import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import { MeasuredRoute } from './measured-route';
import { type Attributes, type Span, telemetry } from './telemetry';

interface Requests {
  /** The name of the route, one of few. Null: neither traced nor measured, such as a health check. */
  readonly nameOf: (request: FastifyRequest) => string | null;
  /** Whether the sender may say which trace the request belongs to. */
  readonly isKnown: (request: FastifyRequest) => boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

const BODILESS = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: not measured, or answered. A map by request would cost each collection of garbage. */
    measuredAs?: MeasuredRoute | null;
    /** Null: in no trace. */
    span?: Span | null;
  }
}

/**
 * Tells more about a request that is being answered: labels of its metric, and attributes of its span.
 *
 * @param key of the labels' values, which are few
 */
export function describeRequest(
  request: FastifyRequest,
  key: string,
  labels: () => Attributes,
  attributes: () => Attributes,
): void {
  const { measuredAs, span } = request;
  if (!measuredAs) return;
  request.measuredAs = measuredAs.with(key, labels);
  span?.set({ ...labels(), ...attributes() });
}

/** Traces and measures the requests of a server. Without telemetry the server is not changed. */
export function traceRequests(app: FastifyInstance, { nameOf, isKnown }: Requests): void {
  const running = telemetry();
  if (!running) return;

  const all = new MeasuredRoute(running, {});
  const routeOf = (name: string, given: string) => {
    const method = METHODS.includes(given) ? given : '_OTHER';
    return all.with(`${method} ${name}`, () => ({ 'http.request.method': method, 'http.route': name }));
  };

  app.decorateRequest('measuredAs', null);
  app.decorateRequest('span', null);

  app.addHook('onRequest', (request, reply, done) => {
    const name = nameOf(request);
    if (name === null) return done();
    const route = routeOf(name, request.method);
    const { traceparent } = request.headers;
    const span = running.receive(route.name, { attributes: route.labels, traceparent, isKnown: isKnown(request) });
    request.measuredAs = route;
    if (!span) return done();
    request.span = span;
    // A visitor who leaves gets no answer.
    reply.raw.on('close', () => {
      request.span?.fail('aborted');
      request.span?.end();
      request.span = null;
    });
    span.run(done);
  });

  // A body is read outside of the request's context. Hooks of all routes cost those without a body, too.
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => BODILESS.includes(method))) return;
    route.preValidation = [inSpanAgain, ...[route.preValidation ?? []].flat()];
  });

  app.addHook('onResponse', (request, reply, done) => {
    finish(request, reply);
    done();
  });
}

const inSpanAgain: preValidationHookHandler = (request, _reply, done) => {
  if (request.span && request.body !== undefined) request.span.run(done);
  else done();
};

function finish(request: FastifyRequest, reply: FastifyReply) {
  const { measuredAs, span } = request;
  if (!measuredAs) return;
  const { statusCode } = reply;
  measuredAs.record(statusCode, reply.elapsedTime / 1000);
  request.measuredAs = null;
  if (!span) return;
  request.span = null;
  span.set({ 'http.response.status_code': statusCode });
  span.rename(measuredAs.name);
  if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}
