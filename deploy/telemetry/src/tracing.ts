import {
  type Context,
  context,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { isTracingSuppressed, parseTraceParent } from '@opentelemetry/core';
import type { Attributes, Span, SpanOptions, Telemetry } from './telemetry';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** The part of telemetry about traces, over OpenTelemetry's tracer. */
export function tracing(tracer: Tracer): Pick<Telemetry, 'begin' | 'isInside' | 'ids'> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  function begin(name: string, { kind, attributes, parent }: SpanOptions): Span {
    const active = context.active();
    const from = parent === undefined ? active : remote(active, parent);
    const span = tracer.startSpan(
      name,
      { ...(kind && { kind: KINDS[kind] }), ...(attributes && { attributes }) },
      from,
    );
    const inside = trace.setSpan(from, span);
    return {
      get traceparent() {
        const { traceId, spanId, traceFlags } = span.spanContext();
        return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
      },
      set: (more: Attributes) => void span.setAttributes(more),
      rename: (other) => void span.updateName(other),
      fail(error) {
        span.setAttribute('error.type', kindOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      run: (work) => context.with(inside, work),
      end: () => span.end(),
    };
  }

  return {
    begin,
    isInside: () => trace.getSpan(context.active()) !== undefined && !isTracingSuppressed(context.active()),
    ids() {
      const span = trace.getSpan(context.active())?.spanContext();
      return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : undefined;
    },
  };
}

/** An invalid one begins a new trace. */
function remote(active: Context, traceparent: string): Context {
  const parsed = parseTraceParent(traceparent);
  const clean = trace.deleteSpan(active);
  return parsed && isSpanContextValid(parsed) ? trace.setSpanContext(clean, { ...parsed, isRemote: true }) : clean;
}

function kindOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[A-Z0-9_]{1,40}$/.test(code) ? code : error.name.slice(0, 40);
}
