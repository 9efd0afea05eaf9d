import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractsPage } from './contracts-page';

/** `npm run reference`: writes docs/contracts.md anew. */
await writeFile(join(import.meta.dirname, '../../docs/contracts.md'), await contractsPage());
