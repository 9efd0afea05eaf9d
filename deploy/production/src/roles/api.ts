import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { startApi } = await import('deploy-api/roles/api');
await startApi(fileURLToPath(new URL('./migrations', import.meta.url)));
