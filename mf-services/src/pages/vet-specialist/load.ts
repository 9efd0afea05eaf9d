import type { PageArgs } from '@zapovednik/platform/app';
import { vetKind } from '../../kinds/vet';
import { loadSpecialist } from '../../specialist-page/load-specialist';

/** One specialist with salon, prices and reviews. */
export const loadVetSpecialist = (args: PageArgs): Promise<null> => loadSpecialist(args, vetKind);
