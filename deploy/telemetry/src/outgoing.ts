import { subscribe } from 'node:diagnostics_channel';
import * as z from 'zod/mini';
import { metrics } from './metrics';
import type { Span, Telemetry } from './telemetry';

/** What undici tells about a request, the one in Node as well as the package. */
const told = z.object({
  request: z.object({ method: z.string(), origin: z.union([z.string(), z.instanceof(URL)]) }),
});
const answered = z.object({ response: z.object({ statusCode: z.number() }) });
const failed = z.object({ error: z.unknown() });

interface Request {
  readonly span: Span | null;
  readonly began: number;
  readonly host: string;
  readonly method: string;
  status: number;
}

/**
 * Traces and measures requests of undici and `fetch`, and sends the trace along. Their paths and queries hold what visitors asked for, so
 * only the host is told: the other side names the route.
 */
export function traceOutgoing(telemetry: Pick<Telemetry, 'begin' | 'traceparent' | 'series'>): void {
  const running = new WeakMap<object, Request>();

  subscribe('undici:request:create', (message) => {
    const { request } = z.parse(told, message);
    const key = requestOf(message);
    if (!key) return;
    const host = new URL(request.origin).host;
    const attributes = { 'http.request.method': request.method, 'server.address': host };
    const span = telemetry.begin(request.method, { kind: 'client', attributes });
    const traceparent = span?.traceparent ?? telemetry.traceparent();
    if (traceparent && 'addHeader' in key && typeof key.addHeader === 'function')
      key.addHeader('traceparent', traceparent);
    running.set(key, { span, began: performance.now(), host, method: request.method, status: 0 });
  });
  subscribe('undici:request:headers', (message) => {
    const request = found(message);
    if (request) request.status = answered.parse(message).response.statusCode;
  });
  subscribe('undici:request:trailers', (message) => end(message));
  subscribe('undici:request:error', (message) => end(message, failed.parse(message).error));

  function found(message: unknown): Request | undefined {
    const key = requestOf(message);
    return key === null ? undefined : running.get(key);
  }

  function end(message: unknown, error?: unknown) {
    const request = found(message);
    const key = requestOf(message);
    if (!request || !key) return;
    running.delete(key);
    const { span, began, host, status } = request;
    if (error !== undefined) span?.fail(error);
    else if (status >= 500) span?.fail(String(status));
    span?.set({ 'http.response.status_code': status });
    span?.end();
    const labels = { 'server.address': host, 'http.response.status_code': status };
    telemetry.series(metrics.outgoing, labels).record((performance.now() - began) / 1000);
  }
}

function requestOf(message: unknown): object | null {
  const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
  return typeof request === 'object' ? request : null;
}
