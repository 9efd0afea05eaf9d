import {
  type Context,
  context,
  createContextKey,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { isTracingSuppressed } from '@opentelemetry/core';
import type { Keeps } from './sampling';
import { asSpan } from './span';
import type { Attributes, Span, Telemetry } from './telemetry';
import { readTraceparent, traceparentOf } from './traceparent';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

const contexts = new AsyncLocalStorageContextManager().enable();

/** The trace that asked for the running work. */
const LINKED = createContextKey('linked trace');

const isKept = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0;

/**
 * The part of telemetry about traces, over OpenTelemetry's tracer. Of a trace that is not kept there are no spans, and without ids from
 * outside there is nothing at all: that is the usual request, and whatever is made for it costs throughput.
 *
 * @param isEdge decides about traces that a caller has begun; otherwise the process in front has decided
 */
export function tracing(
  tracer: Tracer,
  keeps: Keeps,
  isEdge: boolean,
): Pick<Telemetry, 'begin' | 'receive' | 'traceparent' | 'ids'> {
  context.setGlobalContextManager(contexts);

  return {
    begin(name, { kind, attributes = {}, parent, isRoot = false, cause }) {
      const active = context.active();
      if (isTracingSuppressed(active)) return null;
      if (cause !== undefined) return follow(name, attributes, readTraceparent(cause));
      const from = parent === undefined ? active : of(readTraceparent(parent));
      const inside = trace.getSpanContext(from);
      const isWanted = inside ? isKept(inside) : isRoot && keeps();
      if (!isWanted) return null;
      return started(name, { attributes, ...(kind && { kind: KINDS[kind] }) }, from);
    },

    receive(name, { attributes, traceparent, isKnown }) {
      const given = isKnown && traceparent !== undefined ? readTraceparent(traceparent) : null;
      // Whoever is in front of a process behind the edge names the traces that it keeps.
      const isNew = given === null && (isEdge || !isKnown);
      const isWanted = isNew || (given !== null && isEdge) ? keeps(given?.traceId) : given !== null && isKept(given);
      if (isWanted) return started(name, { kind: SpanKind.SERVER, attributes }, of(given));
      return given && idsOf(given);
    },

    traceparent() {
      const inside = trace.getSpanContext(context.active());
      return inside && traceparentOf(inside);
    },

    ids() {
      // Asked for each log line, so not by way of OpenTelemetry's registry.
      const active = contexts.active();
      if (active === ROOT_CONTEXT) return;
      const inside = trace.getSpanContext(active);
      if (!inside) return;
      const ids = { trace_id: inside.traceId, span_id: inside.spanId };
      const linked = active.getValue(LINKED);
      return typeof linked === 'string' ? { ...ids, linked_trace_id: linked } : ids;
    },
  };

  /** What is done later is a trace of its own, as OpenTelemetry has it for messages: it may be days later, and happen several times. */
  function follow(name: string, attributes: Attributes, cause: SpanContext | null): Span | null {
    const isWanted = cause ? keeps(cause.traceId, isKept(cause)) : keeps();
    if (!isWanted) return cause && idsOf(cause);
    const options = { kind: SpanKind.CONSUMER, attributes, links: cause ? [{ context: cause }] : [] };
    return started(name, options, cause ? ROOT_CONTEXT.setValue(LINKED, cause.traceId) : ROOT_CONTEXT);
  }

  function started(name: string, options: Parameters<Tracer['startSpan']>[1], from: Context): Span {
    const span = tracer.startSpan(name, options, from);
    return asSpan(span, trace.setSpan(from, span));
  }
}

/** Of a trace that is not kept: for log lines, and for the processes behind. */
function idsOf(given: SpanContext): Span {
  const unkept = trace.wrapSpanContext({ ...given, traceFlags: TraceFlags.NONE });
  return asSpan(unkept, trace.setSpan(ROOT_CONTEXT, unkept));
}

/** The context of a trace from outside. Null: of a new one. */
const of = (given: SpanContext | null): Context => (given ? trace.setSpanContext(ROOT_CONTEXT, given) : ROOT_CONTEXT);
