import { definePage } from '@zapovednik/platform/app';
import { groomingKind } from '../../kinds/grooming';
import { SpecialistPage } from '../../specialist-page/specialist-page';
import { loadGroomer } from './load';

/** GRM-03. */
function GroomerPage() {
  return <SpecialistPage kind={groomingKind} />;
}

export const { Component, loader } = definePage({ load: loadGroomer, Component: GroomerPage });
