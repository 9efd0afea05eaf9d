import { readConfig } from './config';
import { createGateway } from './server';

const config = readConfig(process.env);
const app = await createGateway(config);
await app.listen({ port: config.PORT, host: '0.0.0.0' });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : config.PORT;
process.send?.({ ready: true, port });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
