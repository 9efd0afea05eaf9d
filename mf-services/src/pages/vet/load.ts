import type { PageArgs } from '@zapovednik/platform/app';
import { loadService } from '../../kinds/load';
import { vetKind } from '../../kinds/vet';

/** Salons, prices, specialists and reviews. */
export const loadVet = (args: PageArgs): Promise<null> => loadService(args, vetKind);
