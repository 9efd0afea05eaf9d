import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { AlwaysOnSampler, BatchSpanProcessor, NoopSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { Figures } from './figures';
import { metrics } from './metrics';
import { observing } from './observing';
import { traceOutgoing } from './outgoing';
import { takeSpans } from './passed-spans';
import { observeRuntime } from './runtime';
import { keeping } from './sampling';
import { unmeasured } from './series';
import type { Started, TelemetrySettings } from './settings';
import { spanExporter } from './span-exporter';
import { type Telemetry, use } from './telemetry';
import { tracing } from './tracing';

/** The part of the traces that is kept by default. */
const RATIO = 0.01;
/** Milliseconds that the end of a process waits for the collector. */
const LAST_DELIVERY = 2_000;
/** Spans that wait for delivery; further ones are lost. */
const QUEUE = 2_048;

/** Opens traces and metrics with OpenTelemetry's packages. Only what the settings name is on. */
export async function openTelemetry(settings: TelemetrySettings, started: Started): Promise<Telemetry> {
  const { role, log, isEdge = false } = started;
  const resource = resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME ?? `shop-${role}`,
    'service.instance.id': randomUUID(),
    ...settings.OTEL_RESOURCE_ATTRIBUTES,
  });

  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const processor = endpoint
    ? new BatchSpanProcessor({
        exporter: spanExporter(settings, endpoint, log),
        maxQueueSize: QUEUE,
        scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY ?? 5_000,
      })
    : new NoopSpanProcessor();
  const keeps = keeping(endpoint ? (settings.OTEL_TRACES_SAMPLER_ARG ?? RATIO) : 0);
  // Spans begin only where a trace is kept.
  const tracers = new TracerProvider({ resource, sampler: new AlwaysOnSampler(), spanProcessors: [processor] });

  const isMeasured = settings.OTEL_METRICS_EXPORTER === 'prometheus';
  const figures = new Figures(resource);
  const meters = new MeterProvider({ resource, readers: isMeasured ? [await prometheus(settings, figures, log)] : [] });

  const telemetry: Telemetry = {
    ...tracing(tracers.getTracer('shop'), keeps, isEdge),
    series: (metric, labels) => (isMeasured ? figures.series(metric, labels) : unmeasured),
    observe: isMeasured ? observing(meters) : () => {},
    take: (spans) => takeSpans(spans, processor, resource),
    async close() {
      const ends = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([ends, pause(LAST_DELIVERY, undefined, { ref: false })]);
    },
  };
  use(telemetry);
  traceOutgoing(telemetry);
  if (isMeasured) {
    observeRuntime();
    figures.series(metrics.lostSpans, {});
  }
  return telemetry;
}

/** A port that is taken costs the metrics, not the shop. */
async function prometheus(
  settings: TelemetrySettings,
  figures: Figures,
  log: Started['log'],
): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({
    host: settings.OTEL_EXPORTER_PROMETHEUS_HOST ?? '127.0.0.1',
    port: settings.OTEL_EXPORTER_PROMETHEUS_PORT ?? 9464,
    metricProducers: [figures],
    withoutScopeInfo: true,
    preventServerStart: true,
  });
  await exporter.startServer().catch((error: unknown) => log.warn({ err: error }, 'metrics cannot be read'));
  return exporter;
}
