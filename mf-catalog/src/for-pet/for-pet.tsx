import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { choosePet } from '@zapovednik/areas/cabinet/commands';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button } from '@zapovednik/ui';
import { PawPrint } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { type Fit, fitOf } from './fit';
import styles from './for-pet.module.css';

interface ForPetProps {
  product: ProductDetail;
}

/**
 * «Подойдёт питомцу?»: the answer for one pet of the customer, and a link to its goods. Without pets it shows nothing.
 */
export function ForPet({ product }: ForPetProps) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { data: pets = [] } = useQuery(petsQuery(app, userId));
  const [petId, setPetId] = useState<number | null>(null);
  const only = pets.length === 1 ? pets[0] : undefined;
  const pet = pets.find(({ id }) => id === petId);
  if (pets.length === 0) return null;

  const ask = () => {
    if (only) return setPetId(only.id);
    app.bus.run(choosePet, { chosen: petId }).then(
      (answer) => answer.petId !== null && setPetId(answer.petId),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'command', name: 'pet:choose' }),
    );
  };
  return (
    <div className={styles.place}>
      {!(only && pet) && (
        <Button variant="quiet" icon={<PawPrint />} aria-haspopup={only ? undefined : 'dialog'} onClick={ask}>
          {pet ? 'Спросить о другом питомце' : only ? `Подойдёт питомцу? ${only.name}` : 'Подойдёт питомцу?'}
        </Button>
      )}
      <div role="status">{pet && <Answer pet={pet} fit={fitOf(product, pet)} />}</div>
    </div>
  );
}

function Answer({ pet: { name }, fit: { verdict, section } }: { pet: PetState; fit: Fit }) {
  const traits = section?.traits.join(', ').toLowerCase();
  return (
    <p className={styles.answer}>
      <b>{name}</b>: {textOf(verdict, traits ?? '')}{' '}
      <Link to={section?.path ?? link(catalogRoute)}>
        {section ? [section.name, traits].filter(Boolean).join(': ') : 'Весь каталог'}
      </Link>
    </p>
  );
}

function textOf(verdict: Fit['verdict'], traits: string): string {
  switch (verdict) {
    case 'fits':
      return `подойдёт (${traits}). Ещё такие товары:`;
    case 'section':
      return traits ? 'раздел подходящий. Точнее всего:' : 'раздел подходящий. Все такие товары:';
    case 'other':
      return 'это товар не из его разделов. Что подойдёт:';
    case 'unknown':
      return 'особых разделов нет, проверьте состав и размер.';
  }
}
