import type { Logger } from 'pino';
import { createLog } from '../base/log';
import { explainStartFailure } from '../db/explain-start-failure';
import { requirePublicServices } from '../partners/public-services';
import { type Config, readConfig } from './config';

/** Starts with the settings of the environment. A failure is explained and logged, and ends the process. */
export function run(start: (config: Config, log: Logger) => Promise<void>): void {
  const config = readConfig(process.env);
  requirePublicServices(config);
  const log = createLog(config.LOG_LEVEL);
  start(config, log).catch((error: unknown) => {
    const sentence = explainStartFailure(error, config.DATABASE_URL);
    if (sentence !== null) process.stderr.write(`${sentence}\n`);
    log.fatal({ err: error }, error instanceof Error ? error.message : 'The back end did not start');
    process.exit(1);
  });
}
