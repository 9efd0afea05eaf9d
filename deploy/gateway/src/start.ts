import { clearEnvironment } from './clear-environment';
import { readConfig } from './config';
import { createGateway } from './server';

const config = readConfig(process.env);
const isCleared = clearEnvironment();
const app = await createGateway(config);
if (!isCleared) app.log.warn('the settings that this process was started with stay readable in /proc/self/environ');
await app.listen({ port: config.PORT, host: '0.0.0.0' });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : config.PORT;
process.send?.({ ready: true, port });
// `disconnect`: the parent process is gone, so no process would stop this one.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
