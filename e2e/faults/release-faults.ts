import { localAreas } from 'deploy-build/local-apps';
import * as z from 'zod/mini';
import { releaseFaulty } from './faulty-area';

/** `tsx e2e/faults/release-faults.ts <releases>`: builds every broken release of each area, in a separate process. */
const [releases] = z.tuple([z.string()]).parse(process.argv.slice(2));
for (const area of localAreas())
  for (const breakage of ['start', 'switch'] as const) await releaseFaulty(releases, area, breakage);
