import { WrongSettings } from 'deploy-settings/read-settings';
import { isTelemetryOn, type TelemetrySettings } from 'deploy-telemetry/settings';
import { startTelemetry } from 'deploy-telemetry/start';
import type { Logger } from 'pino';
import { createLog } from '../base/log';
import { explainStartFailure } from '../db/explain-start-failure';

interface RunConfig extends TelemetrySettings {
  readonly DATABASE_URL?: string | undefined;
  readonly LOG_LEVEL: string;
}

/**
 * Starts a process with the settings of the environment. A failure is explained and logged, and ends the process.
 *
 * @param name of the process, for its log
 */
export async function run<C extends RunConfig>(
  name: string,
  readConfig: (env: NodeJS.ProcessEnv) => C,
  start: (config: C, log: Logger) => Promise<void>,
): Promise<void> {
  let log = createLog('info', undefined, name);
  let url: string | undefined;
  try {
    const config = readConfig(process.env);
    url = config.DATABASE_URL;
    log = createLog(config.LOG_LEVEL, undefined, name, isTelemetryOn(config));
    await startTelemetry(config, { role: name, log });
    await start(config, log);
  } catch (error) {
    const sentence = explainStartFailure(error, url);
    if (sentence !== null) process.stderr.write(`${sentence}\n`);
    if (error instanceof WrongSettings) log.fatal(error.message);
    else log.fatal({ err: error }, error instanceof Error ? error.message : 'The back end did not start');
    process.exit(1);
  }
}
