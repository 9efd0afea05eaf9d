import type { PetKind, PetState } from '@zapovednik/api/cabinet/models/pet';
import { RadioCards, TextField } from '@zapovednik/ui/field';
import { useWatch } from 'react-hook-form';
import { BreedField } from './breed-field';
import { KindIcon } from './kind-icon';
import styles from './pet-form.module.css';
import { PhotoField } from './photo-field';

interface PetFieldsProps {
  kinds: readonly PetKind[];
  /** The pet that is changed; null: a new one. */
  pet: Pick<PetState, 'kind' | 'drawing'> | null;
}

/** The fields of a pet; only name and kind are required. */
export function PetFields({ kinds, pet }: PetFieldsProps) {
  const animal: unknown = useWatch({ name: 'animal' });
  return (
    <>
      <RadioCards
        name="animal"
        label="Кто это"
        className={styles.kinds ?? ''}
        choices={kinds.map(({ code, name }) => ({
          value: code,
          title: (
            <span className={styles.kind}>
              <KindIcon kind={code} />
              {name}
            </span>
          ),
        }))}
      />
      <TextField name="name" label="Кличка" autoComplete="off" />
      <BreedField kind={kinds.find(({ code }) => code === animal)} />
      <div className={styles.pair}>
        <TextField
          name="birthday"
          label="День рождения"
          placeholder="дд.мм.гггг"
          hint="Можно примерно"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="weight"
          label="Вес, кг"
          placeholder="4,5"
          hint="Подскажет размер"
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <PhotoField drawing={pet && pet.kind === animal ? pet.drawing : ''} />
    </>
  );
}
