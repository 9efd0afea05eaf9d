import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NoopSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { measuring } from './meters';
import { metrics } from './metrics';
import { traceOutgoing } from './outgoing';
import { takeSpans } from './passed-spans';
import { observeRuntime } from './runtime';
import { samplerOf } from './sampler';
import type { Started, TelemetrySettings } from './settings';
import { spanExporter } from './span-exporter';
import { type Telemetry, use } from './telemetry';
import { tracing } from './tracing';

/** The part of the traces that is kept by default. */
const RATIO = 0.05;
/** Milliseconds that the end of a process waits for the collector. */
const LAST_DELIVERY = 2_000;
/** Spans that wait for delivery; further ones are lost. */
const QUEUE = 2_048;
/** Series of one metric; what comes later is counted together. */
const MOST_SERIES = 1_500;

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
  const sampler = samplerOf(endpoint ? (settings.OTEL_TRACES_SAMPLER_ARG ?? RATIO) : 0, isEdge);
  const tracers = new TracerProvider({ resource, sampler, spanProcessors: [processor] });

  const isMeasured = settings.OTEL_METRICS_EXPORTER === 'prometheus';
  const meters = new MeterProvider({
    resource,
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MOST_SERIES }],
    readers: isMeasured ? [await prometheus(settings, log)] : [],
  });
  const { measure, observe } = measuring(meters);

  const telemetry: Telemetry = {
    ...tracing(tracers.getTracer('shop')),
    measure: isMeasured ? measure : () => {},
    observe: isMeasured ? observe : () => {},
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
    measure(metrics.lostSpans, 0, {});
  }
  return telemetry;
}

/** A port that is taken costs the metrics, not the shop. */
async function prometheus(settings: TelemetrySettings, log: Started['log']): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({
    host: settings.OTEL_EXPORTER_PROMETHEUS_HOST ?? '127.0.0.1',
    port: settings.OTEL_EXPORTER_PROMETHEUS_PORT ?? 9464,
    withoutScopeInfo: true,
    preventServerStart: true,
  });
  await exporter.startServer().catch((error: unknown) => log.warn({ err: error }, 'metrics cannot be read'));
  return exporter;
}
