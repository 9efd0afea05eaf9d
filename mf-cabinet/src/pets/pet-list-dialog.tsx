import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { cabinetPetsRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { ErrorFallback, LinkButton, Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Check } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { ageInWords } from './in-words';
import { PetFace } from './pet-face';
import styles from './pet-list-dialog.module.css';

interface PetListDialogProps {
  /** The pet that is chosen now. */
  chosen: number | null;
  /** Called once when it closes, with the chosen pet or null. */
  onClose: (petId: number | null) => void;
}

/** The list of the customer's pets, to choose one: at most 520 px wide (CAB-26). */
export function PetListDialog({ chosen, onClose }: PetListDialogProps) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const [open, setOpen] = useState(true);
  const { data: pets, isError, isFetching, refetch } = useQuery(petsQuery(app, userId));
  const close = (petId: number | null) => {
    setOpen(false);
    onClose(petId);
  };
  return (
    <Dialog
      open={open}
      onClose={() => close(null)}
      size="medium"
      title="Для кого подобрать товары"
      footer={
        <LinkButton to={link(cabinetPetsRoute)} onClick={() => close(null)}>
          Мои питомцы
        </LinkButton>
      }
    >
      {isError && <ErrorFallback title="Питомцы не загрузились" onRetry={() => refetch()} busy={isFetching} />}
      {!pets && !isError && <Skeleton shape="control" />}
      <ul className={styles.pets}>
        {pets?.map((pet) => (
          <li key={pet.id}>
            <button type="button" aria-pressed={pet.id === chosen} className={styles.pet} onClick={() => close(pet.id)}>
              <PetFace pet={pet} size="small" />
              <span className={styles.facts}>
                <span className={styles.name}>{pet.name}</span>
                <span>
                  {[pet.kindName, pet.ageMonths !== null && ageInWords(pet.ageMonths)].filter(Boolean).join(', ')}
                </span>
              </span>
              {pet.id === chosen && <Check />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
