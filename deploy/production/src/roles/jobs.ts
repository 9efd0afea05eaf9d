import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';

setSourceMapsSupport(true);
const { startJobsRole } = await import('deploy-api/roles/jobs');
await startJobsRole(fileURLToPath(new URL('./migrations', import.meta.url)));
