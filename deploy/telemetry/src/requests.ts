import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metrics } from './metrics';
import { type Attributes, type Span, telemetry } from './telemetry';

interface Requests {
  /** The name of the route, one of few. Null: neither traced nor measured, such as a health check. */
  readonly nameOf: (request: FastifyRequest) => string | null;
  /** Whether the sender may say which trace the request belongs to. */
  readonly isKnown: (request: FastifyRequest) => boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** An open request with what was told about it. */
interface Traced {
  readonly span: Span;
  labels: Attributes;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: not traced, or answered. A map by request would cost each collection of garbage. */
    traced?: Traced | null;
  }
}

/** Tells more about a request that is being answered: labels of its metric, and attributes of its span. */
export function describeRequest(request: FastifyRequest, labels: Attributes, attributes: Attributes = {}): void {
  const one = request.traced;
  if (!one) return;
  one.labels = { ...one.labels, ...labels };
  one.span.set({ ...labels, ...attributes });
}

/** Traces and measures the requests of a server. Without telemetry the server is not changed. */
export function traceRequests(app: FastifyInstance, { nameOf, isKnown }: Requests): void {
  const running = telemetry();
  if (!running) return;

  app.decorateRequest('traced', null);

  app.addHook('onRequest', (request, _reply, done) => {
    const name = nameOf(request);
    if (name === null) return done();
    const given = isKnown(request) ? request.headers.traceparent : undefined;
    const parent = typeof given === 'string' ? given : '';
    const method = METHODS.includes(request.method) ? request.method : '_OTHER';
    const labels = { 'http.request.method': method, 'http.route': name };
    const span = running.begin(`${method} ${name}`, { kind: 'server', attributes: labels, parent });
    request.traced = { span, labels };
    span.run(done);
  });

  // The body is read outside of the request's context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traced && request.body !== undefined) request.traced.span.run(done);
    else done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    finish(request, reply);
    done();
  });

  app.addHook('onRequestAbort', (request, done) => {
    request.traced?.span.fail('aborted');
    done();
  });

  function finish(request: FastifyRequest, reply: FastifyReply) {
    const one = request.traced;
    if (!one) return;
    request.traced = null;
    const { statusCode } = reply;
    one.span.set({ 'http.response.status_code': statusCode });
    const route = one.labels['http.route'];
    if (route !== undefined) one.span.rename(`${one.labels['http.request.method']} ${route}`);
    if (statusCode >= 500) one.span.fail(String(statusCode));
    one.span.end();
    running?.measure(metrics.requests, reply.elapsedTime / 1000, {
      ...one.labels,
      'http.response.status_code': statusCode,
    });
  }
}
