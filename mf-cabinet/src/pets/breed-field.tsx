import type { PetKind } from '@zapovednik/api/cabinet/models/pet';
import { ComboboxField } from '@zapovednik/ui/combobox';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { listedBreed, matchingBreeds } from './breeds';

interface BreedFieldProps {
  /** The chosen kind; undefined: none. */
  kind: PetKind | undefined;
}

/** The breed, from the list of the chosen kind (PET-06). Choosing another kind clears it. */
export function BreedField({ kind }: BreedFieldProps) {
  const { setValue } = useFormContext();
  const typed = String(useWatch({ name: 'breed' }) ?? '');
  const last = useRef(kind);
  useEffect(() => {
    if (last.current && last.current !== kind && typed !== '' && !listedBreed(kind, typed)) setValue('breed', '');
    last.current = kind;
  }, [kind, typed, setValue]);

  return (
    <ComboboxField
      area="mf-cabinet"
      name="breed"
      label="Порода или вид, если знаете"
      placeholder={kind ? 'Начните писать' : 'Сначала выберите, кто это'}
      options={kind ? matchingBreeds(kind, typed).map((breed) => ({ id: breed, label: breed })) : null}
      nothing="В списке такой нет: можно оставить пустым"
      onChoose={({ label }) => setValue('breed', label, { shouldValidate: true, shouldDirty: true })}
    />
  );
}
