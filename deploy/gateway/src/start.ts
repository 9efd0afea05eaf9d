import { readConfig } from './config/config';
import { listen } from './http/listen';
import { createGateway } from './server';

/**
 * Starts the gateway; `start.mjs` is the program.
 *
 * @param settings The environment that this process was started with.
 * @param isCleared Whether code of a release cannot read it.
 */
export async function start(settings: NodeJS.ProcessEnv, isCleared: boolean): Promise<void> {
  const config = readConfig(settings);
  const app = await createGateway(config);
  if (!isCleared) app.log.warn('the settings that this process was started with stay readable in /proc/self/environ');
  const port = await listen(app, config);
  process.send?.({ ready: true, port });
  // `disconnect`: the parent process ended, so no process would stop this one.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}
