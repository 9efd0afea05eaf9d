import { AlwaysOnSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceOutgoing } from './outgoing';
import { type PassedSpan, passSpans } from './passed-spans';
import { unmeasured } from './series';
import { use } from './telemetry';
import { tracing } from './tracing';

/** Traces the work of a thread. Its spans go to its process: `take`. */
export function openThread(send: (spans: readonly PassedSpan[]) => void): void {
  const tracers = new TracerProvider({ sampler: new AlwaysOnSampler(), spanProcessors: [passSpans(send)] });
  const telemetry = {
    // It begins no traces.
    ...tracing(tracers.getTracer('shop'), () => false, false),
    series: () => unmeasured,
    observe() {},
    take() {},
    close: () => tracers.shutdown(),
  };
  use(telemetry);
  traceOutgoing(telemetry);
}
