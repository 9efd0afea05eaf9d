import { useState } from 'react';
import { useApp, useAtom } from 'shared-contracts/app';
import { choosePet } from 'shared-contracts/cabinet/commands';
import type { PetState } from 'shared-contracts/cabinet/models/pet';
import { petsQuery } from 'shared-contracts/cabinet/queries/pets';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { useQuery } from 'shared-contracts/query';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Button } from 'shared-contracts/ui';
import { PawPrint } from 'shared-contracts/ui/icons';
import { type Fit, fitOf } from './fit';
import styles from './for-pet.module.css';

interface ForPetProps {
  product: ProductDetail;
}

/** «Подойдёт питомцу?»: the answer for one pet of the customer, and where its goods are. Without pets it shows nothing. */
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
      return traits ? 'животное то, но точно подойдут другие:' : 'животное то. Все такие товары:';
    case 'other':
      return 'это товар не из его разделов. Что подойдёт:';
    case 'unknown':
      return 'особых разделов нет, проверьте состав и размер.';
  }
}
