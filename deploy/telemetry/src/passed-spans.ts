import type { SpanContext } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** A finished span as a message between threads. */
export type PassedSpan = Omit<ReadableSpan, 'spanContext' | 'resource' | 'links' | 'events' | 'parentSpanContext'> & {
  readonly own: Pick<SpanContext, 'traceId' | 'spanId' | 'traceFlags'>;
  readonly parent: Pick<SpanContext, 'traceId' | 'spanId' | 'traceFlags'> | undefined;
};

/** Collects the finished spans of a thread for its process, which alone knows the collector and its key. */
export function passSpans(send: (spans: readonly PassedSpan[]) => void): SpanProcessor {
  let waiting: PassedSpan[] = [];
  const pass = () => {
    if (waiting.length > 0) send(waiting);
    waiting = [];
  };
  return {
    onStart() {},
    onEnd(span) {
      // All spans of one turn in one message.
      if (waiting.length === 0) setImmediate(pass);
      waiting.push(toPassed(span));
    },
    forceFlush: async () => pass(),
    shutdown: async () => pass(),
  };
}

const ids = ({ traceId, spanId, traceFlags }: SpanContext) => ({ traceId, spanId, traceFlags });

function toPassed(span: ReadableSpan): PassedSpan {
  const { name, kind, startTime, endTime, duration, status, attributes, ended, instrumentationScope } = span;
  const { droppedAttributesCount, droppedEventsCount, droppedLinksCount, parentSpanContext } = span;
  return {
    name,
    kind,
    startTime,
    endTime,
    duration,
    status,
    attributes,
    ended,
    instrumentationScope,
    droppedAttributesCount,
    droppedEventsCount,
    droppedLinksCount,
    own: ids(span.spanContext()),
    parent: parentSpanContext && ids(parentSpanContext),
  };
}

/** The spans of a thread as spans of this process. */
export function takeSpans(spans: readonly PassedSpan[], processor: SpanProcessor, resource: Resource): void {
  for (const { own, parent, ...span } of spans)
    processor.onEnd({
      ...span,
      resource,
      links: [],
      events: [],
      spanContext: () => own,
      ...(parent && { parentSpanContext: parent }),
    });
}
