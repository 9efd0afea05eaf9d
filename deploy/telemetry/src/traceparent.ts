import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import * as z from 'zod/mini';

/** W3C Trace Context, level 1. Ids of zeros are none. */
const PATTERN = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/**
 * A `traceparent`, of a header, a message or a row: only ids, and whether the trace is kept. Whoever sends it may choose both; later
 * versions of the standard are not known.
 */
const traceparent = z.pipe(
  z.string().check(z.regex(PATTERN)),
  z.transform((text): SpanContext => {
    const [, traceId = '', spanId = '', flags = ''] = text.split('-');
    return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  }),
);

/** An invalid one is none. */
export const readTraceparent = (given: unknown): SpanContext | null => traceparent.safeParse(given).data ?? null;

/** For other processes and threads, and for work that follows later. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
