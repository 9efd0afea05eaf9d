import type { PageArgs } from '@zapovednik/platform/app';
import { loadService } from '../../kinds/load';
import { trainingKind } from '../../kinds/training';

/** Salons, prices, specialists and reviews. */
export const loadTraining = (args: PageArgs): Promise<null> => loadService(args, trainingKind);
