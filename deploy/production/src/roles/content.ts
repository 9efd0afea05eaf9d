import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { runContent } = await import('deploy-api/roles/content');
await runContent(fileURLToPath(new URL('./migrations', import.meta.url)));
