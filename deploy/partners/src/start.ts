import { readConfig } from './config';
import { createPartners } from './server';

const config = readConfig(process.env);
const app = createPartners(config);
const address = await app.listen({ port: config.PARTNERS_PORT, host: '127.0.0.1' });
process.send?.({ ready: true, port: Number(new URL(address).port) });
// `disconnect`: the parent process ended, so no process would stop this one.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
