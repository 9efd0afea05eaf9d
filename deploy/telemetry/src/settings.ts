import * as z from 'zod/mini';

const port = z.pipe(z.string(), z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(65_535))));

/** `key=value,key=value`, as OpenTelemetry writes lists. */
const pairs = z.pipe(
  z.string().check(z.regex(/^\s*[\w.-]+=[^,]*(,\s*[\w.-]+=[^,]*)*$/, 'key=value with commas between')),
  z.transform((text): Record<string, string> => {
    const entries = text.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
    });
    return Object.fromEntries(entries);
  }),
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The settings of traces and metrics of a process: OpenTelemetry's own names. Without them nothing is loaded or measured. */
export const telemetrySettings = z.object({
  /** The collector's address for OTLP over HTTP, without `/v1/traces`. Turns traces on. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** Headers for the collector, such as its key. A secret. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs),
  /** Milliseconds that one delivery may take. */
  OTEL_EXPORTER_OTLP_TIMEOUT: z.optional(z.coerce.number().check(z.gte(10), z.lte(60_000))),
  /** The part of the traces that is kept, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.optional(z.coerce.number().check(z.gte(0), z.lte(1))),
  /** Milliseconds between two deliveries of traces. */
  OTEL_BSP_SCHEDULE_DELAY: z.optional(z.coerce.number().check(z.gte(10), z.lte(60_000))),
  /** `prometheus` turns metrics on, at `/metrics` of the address below. */
  OTEL_METRICS_EXPORTER: z.optional(z.enum(['none', 'prometheus'])),
  OTEL_EXPORTER_PROMETHEUS_HOST: z.optional(z.string().check(z.minLength(1))),
  OTEL_EXPORTER_PROMETHEUS_PORT: z.optional(port),
  /** The process's name in traces. By default `shop-gateway`, `shop-api`, `shop-jobs`. */
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.minLength(1))),
  /** Further attributes of the process, such as `deployment.environment.name=production`. */
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs),
});

export type TelemetrySettings = z.infer<typeof telemetrySettings>;

/** Whether a process with these settings traces or measures anything. */
export const isTelemetryOn = (settings: TelemetrySettings): boolean =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined || settings.OTEL_METRICS_EXPORTER === 'prometheus';

/** What says once that the collector is away, and that it is back. */
export interface TroubleLog {
  warn(fields: object, message: string): void;
  info(message: string): void;
}

export interface Started {
  /** `gateway`, `api`, `jobs`. */
  readonly role: string;
  readonly log: TroubleLog;
  /**
   * Requests come from strangers: they may name their trace, and how many are kept is decided here. Otherwise the process in front has
   * decided.
   */
  readonly isEdge?: boolean;
}
