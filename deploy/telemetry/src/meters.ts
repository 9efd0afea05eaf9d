import type { Counter, Histogram, MeterProvider } from '@opentelemetry/api';
import type { Metric } from './metrics';
import type { Telemetry } from './telemetry';

/** Seconds. Targets of `deploy/production/alarms` are among them. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The part of telemetry about metrics, over OpenTelemetry's meters. */
export function measuring(provider: MeterProvider): Pick<Telemetry, 'measure' | 'observe'> {
  const meter = provider.getMeter('shop');
  const histograms = new Map<string, Histogram>();
  const counters = new Map<string, Counter>();

  const histogram = ({ name, unit, description }: Metric) =>
    meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries: BOUNDARIES } });

  return {
    measure(metric, value, labels) {
      if (metric.kind === 'histogram') kept(histograms, metric, histogram).record(value, labels);
      else kept(counters, metric, ({ name, ...told }) => meter.createCounter(name, told)).add(value, labels);
    },
    observe({ name, unit, description }, read) {
      meter.createObservableGauge(name, { unit, description }).addCallback(async (result) => {
        // A database that does not answer must not cost the other metrics.
        const readings = await Promise.resolve(read()).catch(() => []);
        for (const { value, labels } of readings) result.observe(value, labels);
      });
    },
  };
}

function kept<T>(known: Map<string, T>, metric: Metric, make: (metric: Metric) => T): T {
  const before = known.get(metric.name);
  if (before) return before;
  const made = make(metric);
  known.set(metric.name, made);
  return made;
}
