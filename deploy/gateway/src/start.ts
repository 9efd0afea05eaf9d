import { logHooks } from 'deploy-network/log-contacts';
import { WrongSettings } from 'deploy-settings/read-settings';
import { startTelemetry } from 'deploy-telemetry/start';
import { closeTelemetry } from 'deploy-telemetry/telemetry';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config/config';
import { listen } from './http/listen';
import { logStream } from './http/log-stream';
import { createGateway } from './server';

/**
 * Starts the gateway; `start.mjs` is the program. A failure is logged and ends the process.
 *
 * @param settings The environment that this process was started with.
 * @param isCleared Whether code of a release cannot read it.
 */
export async function start(settings: NodeJS.ProcessEnv, isCleared: boolean): Promise<void> {
  try {
    await open(settings, isCleared);
  } catch (error) {
    const { log } = fastify({ logger: { hooks: logHooks } });
    if (error instanceof WrongSettings) log.fatal(error.message);
    else log.fatal({ err: error }, error instanceof Error ? error.message : 'The gateway did not start');
    process.exit(1);
  }
}

async function open(settings: NodeJS.ProcessEnv, isCleared: boolean): Promise<void> {
  const config = readConfig(settings);
  const { log } = fastify({ logger: { level: config.LOG_LEVEL, hooks: logHooks } });
  await startTelemetry(config, { role: 'gateway', log, isEdge: true });
  const app = await createGateway(config, logStream());
  if (!isCleared) app.log.warn('the settings that this process was started with stay readable in /proc/self/environ');
  const port = await listen(app, config);
  process.send?.({ ready: true, port });
  // `disconnect`: the parent process ended, so no process would stop this one.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void end(app));
}

async function end(app: FastifyInstance): Promise<void> {
  await app.close();
  await closeTelemetry();
  process.exit(0);
}
