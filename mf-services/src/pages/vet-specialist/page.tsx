import { definePage } from '@zapovednik/platform/app';
import { vetKind } from '../../kinds/vet';
import { SpecialistPage } from '../../specialist-page/specialist-page';
import { loadVetSpecialist } from './load';

/** VET-03. */
function VetSpecialistPage() {
  return <SpecialistPage kind={vetKind} />;
}

export const { Component, loader } = definePage({ load: loadVetSpecialist, Component: VetSpecialistPage });
