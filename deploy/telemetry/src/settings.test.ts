import { isTelemetryOn, telemetrySettings } from './settings';
import { startTelemetry } from './start';
import { telemetry } from './telemetry';

const log = { warn() {}, info() {} };

test('without settings nothing is loaded and nothing runs', async () => {
  await startTelemetry(telemetrySettings.parse({ OTEL_METRICS_EXPORTER: 'none' }), { role: 'api', log });
  expect(telemetry()).toBeNull();
});

test('headers and attributes are lists, as OpenTelemetry writes them', () => {
  const settings = telemetrySettings.parse({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team=shop',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
  });
  expect(settings.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Bearer a=b', 'x-team': 'shop' });
  expect(isTelemetryOn(settings)).toBe(true);
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'a key' },
  { OTEL_TRACES_SAMPLER_ARG: '5' },
  { OTEL_METRICS_EXPORTER: 'otlp' },
  { OTEL_EXPORTER_PROMETHEUS_PORT: '0' },
])('%j is refused', (settings) => {
  expect(telemetrySettings.safeParse(settings).success).toBe(false);
});
