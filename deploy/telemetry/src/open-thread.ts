import { TracerProvider } from '@opentelemetry/sdk-trace';
import { traceOutgoing } from './outgoing';
import { type PassedSpan, passSpans } from './passed-spans';
import { samplerOfThread } from './sampler';
import { use } from './telemetry';
import { tracing } from './tracing';

/** Traces the work of a thread. Its spans go to its process: `take`. */
export function openThread(send: (spans: readonly PassedSpan[]) => void): void {
  const tracers = new TracerProvider({ sampler: samplerOfThread(), spanProcessors: [passSpans(send)] });
  const telemetry = {
    ...tracing(tracers.getTracer('shop')),
    measure() {},
    observe() {},
    take() {},
    close: () => tracers.shutdown(),
  };
  use(telemetry);
  traceOutgoing(telemetry);
}
