import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractsPage } from './contracts-page';

/** `npm run reference`: generates docs/contracts.md. */
await writeFile(join(import.meta.dirname, '../../docs/contracts.md'), await contractsPage());
