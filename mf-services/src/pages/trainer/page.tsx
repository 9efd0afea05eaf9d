import { definePage } from '@zapovednik/platform/app';
import { trainingKind } from '../../kinds/training';
import { SpecialistPage } from '../../specialist-page/specialist-page';
import { loadTrainer } from './load';

/** HND-03. */
function TrainerPage() {
  return <SpecialistPage kind={trainingKind} />;
}

export const { Component, loader } = definePage({ load: loadTrainer, Component: TrainerPage });
