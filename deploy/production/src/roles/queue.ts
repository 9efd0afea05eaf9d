import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { runQueue } = await import('deploy-api/roles/queue');
await runQueue(fileURLToPath(new URL('./migrations', import.meta.url)));
