import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { metrics } from './metrics';
import type { TelemetrySettings, TroubleLog } from './settings';
import { measure } from './telemetry';

/** Milliseconds for one delivery. */
const PATIENCE = 5_000;

/**
 * Delivers spans to the collector. A collector that is away or slow costs spans, which are counted, and one line in the log. Its address
 * and headers are never logged.
 */
export function spanExporter(settings: TelemetrySettings, endpoint: string, log: TroubleLog): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const headers = settings.OTEL_EXPORTER_OTLP_HEADERS ?? {};
  const timeoutMillis = settings.OTEL_EXPORTER_OTLP_TIMEOUT ?? PATIENCE;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis, concurrencyLimit: 2 });
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isLost = result.code === ExportResultCode.FAILED;
        if (isLost) measure(metrics.lostSpans, spans.length);
        if (isLost && !isAway)
          log.warn({ reason: reasonOf(result.error) }, 'the collector takes no traces: they are lost');
        if (!isLost && isAway) log.info('the collector takes traces again');
        isAway = isLost;
        // The batch processor would only report the failure once more.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}

/** Answers of the collector may repeat what was sent, so only codes are told. */
function reasonOf(error: Error | undefined): string {
  const code = error && 'code' in error && error.code !== undefined ? String(error.code) : '';
  return /^\w{1,40}$/.test(code) ? code : (error?.name ?? 'unknown');
}
