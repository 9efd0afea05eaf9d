import {
  type Context,
  context,
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
import type { Span, Telemetry } from './telemetry';
import { readTraceparent, traceparentOf } from './traceparent';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

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
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  return {
    begin(name, { kind, attributes, parent, isRoot = false }) {
      const active = context.active();
      if (isTracingSuppressed(active)) return null;
      const from = parent === undefined ? active : of(readTraceparent(parent));
      const inside = trace.getSpanContext(from);
      const isWanted = inside ? isKept(inside) : isRoot && keeps();
      if (!isWanted) return null;
      const options = {
        ...(kind && { kind: KINDS[kind] }),
        ...(attributes && { attributes }),
      };
      return started(name, options, from);
    },

    receive(name, { attributes, traceparent, isKnown }) {
      const given = isKnown && traceparent !== undefined ? readTraceparent(traceparent) : null;
      // Whoever is in front of a process behind the edge names the traces that it keeps.
      const isNew = given === null && (isEdge || !isKnown);
      const isWanted = isNew || (given !== null && isEdge) ? keeps(given?.traceId) : given !== null && isKept(given);
      if (isWanted) return started(name, { kind: SpanKind.SERVER, attributes }, of(given));
      if (given === null) return null;
      const unkept = trace.wrapSpanContext({ ...given, traceFlags: TraceFlags.NONE });
      return asSpan(unkept, trace.setSpan(ROOT_CONTEXT, unkept));
    },

    traceparent() {
      const inside = trace.getSpanContext(context.active());
      return inside && traceparentOf(inside);
    },

    ids() {
      const inside = trace.getSpanContext(context.active());
      return inside && { trace_id: inside.traceId, span_id: inside.spanId };
    },
  };

  function started(name: string, options: Parameters<Tracer['startSpan']>[1], from: Context): Span {
    const span = tracer.startSpan(name, options, from);
    return asSpan(span, trace.setSpan(from, span));
  }
}

/** The context of a trace from outside. Null: of a new one. */
const of = (given: SpanContext | null): Context => (given ? trace.setSpanContext(ROOT_CONTEXT, given) : ROOT_CONTEXT);
