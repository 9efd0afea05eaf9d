import { isTelemetryOn, type Started, type TelemetrySettings } from './settings';
import { use } from './telemetry';

/** Starts traces and metrics if the settings want them. Otherwise nothing is loaded. */
export async function startTelemetry(settings: TelemetrySettings, started: Started): Promise<void> {
  if (!isTelemetryOn(settings)) return;
  const { openTelemetry } = await import('./open-telemetry');
  use(await openTelemetry(settings, started));
}
