import { AREAS } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { releaseFaulty } from './faulty-area';

/** `tsx e2e/faults/release-faults.ts <releases> <breakage> …`: broken releases of each area, in a process of its own. */
const [releases, ...breakages] = z.tuple([z.string()], z.enum(['start', 'switch'])).parse(process.argv.slice(2));
for (const area of AREAS) for (const breakage of breakages) await releaseFaulty(releases, area, breakage);
