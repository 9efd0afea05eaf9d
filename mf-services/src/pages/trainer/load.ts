import type { PageArgs } from '@zapovednik/platform/app';
import { trainingKind } from '../../kinds/training';
import { loadSpecialist } from '../../specialist-page/load-specialist';

/** One specialist with salon, prices and reviews. */
export const loadTrainer = (args: PageArgs): Promise<null> => loadSpecialist(args, trainingKind);
