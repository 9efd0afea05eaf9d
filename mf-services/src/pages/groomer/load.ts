import type { PageArgs } from '@zapovednik/platform/app';
import { groomingKind } from '../../kinds/grooming';
import { loadSpecialist } from '../../specialist-page/load-specialist';

/** One specialist with salon, prices and reviews. */
export const loadGroomer = (args: PageArgs): Promise<null> => loadSpecialist(args, groomingKind);
