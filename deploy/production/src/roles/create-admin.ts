import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { runCreateAdmin } = await import('deploy-api/roles/create-admin');
await runCreateAdmin(fileURLToPath(new URL('./migrations', import.meta.url)));
