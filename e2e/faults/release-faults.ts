import { AREAS } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { releaseFaulty } from './faulty-area';

/** `tsx e2e/faults/release-faults.ts <releases>`: a broken release of each kind of each area, in a process of its own. */
const releases = z.string().parse(process.argv[2]);
for (const area of AREAS)
  for (const breakage of ['start', 'switch'] as const) await releaseFaulty(releases, area, breakage);
