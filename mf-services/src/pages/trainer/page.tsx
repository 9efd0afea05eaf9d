import { definePage } from 'shared-contracts/app';
import { handlingKind } from '../../kinds/handling';
import { SpecialistPage } from '../../specialist-page/specialist-page';
import { loadTrainer } from './load';

/** HND-03. */
function TrainerPage() {
  return <SpecialistPage kind={handlingKind} />;
}

export const { Component, loader } = definePage({ load: loadTrainer, Component: TrainerPage });
