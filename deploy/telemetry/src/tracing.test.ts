import { AlwaysOnSampler, InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Keeps } from './sampling';
import { tracing } from './tracing';

const TRACE = '1'.repeat(32);
const KEPT = `00-${TRACE}-${'2'.repeat(16)}-01`;
const UNKEPT = `00-${TRACE}-${'2'.repeat(16)}-00`;

interface Place {
  readonly keeps: Keeps;
  readonly isEdge: boolean;
}

/** Traces of a process, and the spans that it has made. */
function traces({ keeps, isEdge }: Place) {
  const exporter = new InMemorySpanExporter();
  const tracers = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  const running = tracing(tracers.getTracer('shop'), keeps, isEdge);
  const receive = (traceparent?: string, isKnown = true) =>
    running.receive('GET /', { attributes: {}, traceparent, isKnown });
  return {
    ...running,
    receive,
    spans: () => exporter.getFinishedSpans(),
    /** Whether a request is traced, and the work in it. */
    keeps(traceparent?: string, isKnown?: boolean) {
      exporter.reset();
      const span = receive(traceparent, isKnown);
      const work = () => running.begin('work', {})?.end();
      if (span) span.run(work);
      else work();
      span?.end();
      return exporter.getFinishedSpans().map(({ name }) => name);
    },
  };
}

const BOTH = ['work', 'GET /'];

test('at the edge the flag of a stranger decides nothing', () => {
  const none = traces({ keeps: () => false, isEdge: true });
  expect(none.keeps(KEPT)).toEqual([]);
  const all = traces({ keeps: () => true, isEdge: true });
  expect(all.keeps(UNKEPT)).toEqual(BOTH);
  expect(all.keeps()).toEqual(BOTH);
});

test('behind the edge, and in a thread, the one in front has decided', () => {
  for (const decision of [true, false]) {
    const behind = traces({ keeps: () => decision, isEdge: false });
    expect(behind.keeps(KEPT)).toEqual(BOTH);
    expect(behind.keeps(UNKEPT)).toEqual([]);
    expect(behind.keeps()).toEqual([]);
  }
});

test('of a sender who is not the gateway the trace is not believed', () => {
  const asked: unknown[] = [];
  const behind = traces({ keeps: (id) => asked.push(id) > 1, isEdge: false });
  expect(behind.keeps(KEPT, false)).toEqual([]);
  expect(behind.keeps(UNKEPT, false)).toEqual(BOTH);
  expect(asked).toEqual([undefined, undefined]);
});

test('a request that is not kept has its ids, for log lines and the processes behind, and one without ids has nothing', () => {
  const none = traces({ keeps: () => false, isEdge: true });
  none.receive(KEPT)?.run(() => {
    expect(none.traceparent()).toBe(UNKEPT);
    expect(none.ids()?.trace_id).toBe(TRACE);
  });
  expect(none.receive()).toBeNull();
  expect.assertions(3);
});

describe('work that is done later than it was asked for', () => {
  test('is a new trace with a link, kept if the press is, and its log lines name both', () => {
    const asked: unknown[] = [];
    const jobs = traces({ keeps: (_id, isKept) => asked.push(isKept) > 0 && isKept === true, isEdge: false });
    const job = jobs.begin('job letter', { cause: KEPT });
    job?.run(() => {
      expect(jobs.ids()).toMatchObject({ trace_id: expect.not.stringContaining(TRACE), linked_trace_id: TRACE });
      jobs.begin('work', {})?.run(() => expect(jobs.ids()?.linked_trace_id).toBe(TRACE));
    });
    job?.end();
    const [span] = jobs.spans();
    expect(span?.links).toMatchObject([{ context: { traceId: TRACE, spanId: '2'.repeat(16) } }]);
    expect(span?.parentSpanContext).toBeUndefined();
    expect(asked).toEqual([true]);
  });

  test('of a press that is not kept has its ids, and no span', () => {
    const jobs = traces({ keeps: (_id, isKept) => isKept !== false, isEdge: false });
    jobs
      .begin('job letter', { cause: UNKEPT })
      ?.run(() => expect(jobs.ids()).toEqual({ trace_id: TRACE, span_id: '2'.repeat(16) }));
    expect(jobs.spans()).toEqual([]);
    expect.assertions(2);
  });

  test.each([
    null,
    '',
    'x'.repeat(5_000),
    `${KEPT}-more`,
    `01-${TRACE}-${'2'.repeat(16)}-01`,
    `00-${'0'.repeat(32)}-1-01`,
  ])('whose press is stored as %.40s is done all the same, as a trace without a link', (cause) => {
    const all = traces({ keeps: () => true, isEdge: false });
    all.begin('job letter', { cause })?.end();
    expect(all.spans()).toMatchObject([{ name: 'job letter', links: [] }]);
    const none = traces({ keeps: () => false, isEdge: false });
    expect(none.begin('job letter', { cause })).toBeNull();
  });

  test('is in no trace of the work that looks for it', () => {
    const jobs = traces({ keeps: () => true, isEdge: false });
    const repeat = jobs.begin('repeat', { isRoot: true });
    repeat?.run(() => jobs.begin('job letter', { cause: null })?.end());
    expect(jobs.spans()[0]?.parentSpanContext).toBeUndefined();
  });
});
