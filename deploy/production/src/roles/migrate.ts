import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { migrate } = await import('deploy-api/roles/migrate');
await migrate(fileURLToPath(new URL('./migrations', import.meta.url)));
