import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import type { Animal, PetSize } from '@zapovednik/api/services/calls/salon';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { PawPrint, Plus } from '@zapovednik/ui/icons';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ServiceDefinition } from '../../kinds/service-definition';
import type { VisitorInput } from '../form/booking-values';
import styles from './own-pets.module.css';

interface OwnPetsProps {
  kind: ServiceDefinition;
  /** The breeds of the price list, in its spelling. */
  breeds: readonly string[];
}

/**
 * The customer's pets for which this service is available: a click fills in name, animal, breed and size. Without pets
 * nothing is shown.
 */
export default function OwnPets({ kind, breeds }: OwnPetsProps) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { data = [] } = useQuery(petsQuery(app, userId));
  const { setValue } = useFormContext<VisitorInput>();
  const [petName, animal] = useWatch<VisitorInput, ['petName', 'animal']>({ name: ['petName', 'animal'] });
  const pets = data.filter((pet) => kind.animals.includes(animalOf(pet)));
  if (pets.length === 0) return null;

  const fill = (values: Pick<VisitorInput, 'petName' | 'animal' | 'size' | 'breed'>) => {
    setValue('petName', values.petName);
    setValue('animal', values.animal);
    setValue('size', values.size);
    setValue('breed', values.breed);
  };
  const chosen = pets.find((pet) => pet.name === petName && animalOf(pet) === animal);
  return (
    <fieldset className={styles.pets}>
      <legend className={styles.legend}>Один из моих питомцев</legend>
      {pets.map((pet) => (
        <button
          key={pet.id}
          type="button"
          aria-pressed={pet === chosen}
          className={styles.pet}
          onClick={() =>
            fill({ petName: pet.name, animal: animalOf(pet), size: sizeOf(pet), breed: breedOf(pet, breeds) })
          }
        >
          <PawPrint />
          <span className={styles.name}>{pet.name}</span>
          <span className={styles.detail}>{pet.breed || pet.kindName}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={!chosen}
        className={styles.pet}
        onClick={() => fill({ petName: '', animal, size: '', breed: '' })}
      >
        <Plus />
        <span className={styles.name}>Другой питомец</span>
      </button>
    </fieldset>
  );
}

const animalOf = ({ kind }: PetState): Animal => (kind === 'dog' || kind === 'cat' ? kind : 'other');

/** The size of a dog by its weight in kilograms, if it is known. */
function sizeOf({ kind, weight }: PetState): PetSize {
  if (kind !== 'dog' || weight === null) return '';
  if (weight <= 10) return 'small';
  return weight <= 25 ? 'medium' : 'large';
}

/** The breed in the spelling of the price list; other breeds in the spelling of the cabinet. */
const breedOf = ({ breed }: PetState, breeds: readonly string[]) =>
  breeds.find((one) => one.toLowerCase() === breed.toLowerCase()) ?? breed;
