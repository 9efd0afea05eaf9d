import type { PageArgs } from 'shared-contracts/app';
import { loadService } from '../../kinds/load';
import { vetKind } from '../../kinds/vet';

/** Salons, prices, specialists and reviews. */
export const loadVet = (args: PageArgs): Promise<null> => loadService(args, vetKind);
