import { type Context, context, type Span as OpenSpan, SpanStatusCode } from '@opentelemetry/api';
import type { Span } from './telemetry';
import { traceparentOf } from './traceparent';

/** A span of OpenTelemetry for the shop's code. @param inside the context of the work in it */
export const asSpan = (span: OpenSpan, inside: Context): Span => ({
  traceparent: traceparentOf(span.spanContext()),
  set: (more) => void span.setAttributes(more),
  rename: (other) => void span.updateName(other),
  fail(error) {
    span.setAttribute('error.type', kindOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  run: (work) => context.with(inside, work),
  end: () => span.end(),
});

function kindOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[A-Z0-9_]{1,40}$/.test(code) ? code : error.name.slice(0, 40);
}
