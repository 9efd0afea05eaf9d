import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { samplerOf, samplerOfThread } from './sampler';

const idOf = (number: number) => number.toString(16).padStart(32, '0');

/** How many of these traces are kept, of callers who say that they keep theirs, or not. */
function keptOf(sampler: ReturnType<typeof samplerOf>, ids: readonly string[], flag?: TraceFlags): number {
  return ids.filter((traceId) => {
    const parent = { traceId, spanId: '00000000000000aa', traceFlags: flag ?? TraceFlags.NONE, isRemote: true };
    const context = flag === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const { decision } = sampler.shouldSample(context, traceId, 'page', SpanKind.SERVER, {}, []);
    return decision === SamplingDecision.RECORD_AND_SAMPLED;
  }).length;
}

const few = Array.from({ length: 50 }, (_, number) => idOf(number + 1));
const many = Array.from({ length: 5_000 }, (_, number) => idOf(number + 1));

test('at the edge the flag of a stranger decides nothing', () => {
  expect(keptOf(samplerOf(0, true), few, TraceFlags.SAMPLED)).toBe(0);
  expect(keptOf(samplerOf(1, true), few, TraceFlags.NONE)).toBe(50);
});

test('behind the edge, and in a thread, the one in front has decided', () => {
  for (const sampler of [samplerOf(0, false), samplerOfThread()]) {
    expect(keptOf(sampler, few, TraceFlags.SAMPLED)).toBe(50);
    expect(keptOf(sampler, few, TraceFlags.NONE)).toBe(0);
  }
  expect(keptOf(samplerOfThread(), few)).toBe(0);
});

test('strangers who choose ids that are kept get a hundred traces in a second, not all', () => {
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const sampler = samplerOf(1, true);
  expect(keptOf(sampler, many, TraceFlags.SAMPLED)).toBe(100);
  jest.spyOn(performance, 'now').mockReturnValue(6_000);
  expect(keptOf(sampler, many)).toBe(100);
});
