import type { PageArgs } from 'shared-contracts/app';
import { handlingKind } from '../../kinds/handling';
import { loadService } from '../../kinds/load';

/** Salons, prices, specialists and reviews. */
export const loadTraining = (args: PageArgs): Promise<null> => loadService(args, handlingKind);
