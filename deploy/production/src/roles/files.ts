import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { runFiles } = await import('deploy-api/roles/files');
await runFiles(fileURLToPath(new URL('./migrations', import.meta.url)));
