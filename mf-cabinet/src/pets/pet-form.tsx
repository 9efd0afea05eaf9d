import { type PetValues, petForm } from '@zapovednik/api/cabinet/calls/pet-form';
import type { PetKind, PetState } from '@zapovednik/api/cabinet/models/pet';
import { Button } from '@zapovednik/ui';
import { Form, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { listedBreed } from './breeds';
import { PetFields } from './pet-fields';
import type { TypedPet } from './typed-pet';

interface PetFormProps {
  /** «Новый питомец» */
  label: string;
  kinds: readonly PetKind[];
  /** The pet that is changed; null: a new one. */
  pet: PetState | null;
  initial: TypedPet;
  /** Called after each change. */
  onType: (typed: TypedPet) => void;
  onSave: (values: PetValues) => Promise<unknown>;
}

const typedOf = ({ animal, name, breed = '', birthday = '', weight = '', picture = '' }: PetValues): TypedPet => ({
  // A radio group without a choice is null.
  animal: animal ?? undefined,
  name,
  breed,
  birthday,
  weight: String(weight),
  picture,
});

/** The form of a pet (PET-07), with the rules of the calls; the breed must be in the list. */
export function PetForm({ label, kinds, pet, initial, onType, onSave }: PetFormProps) {
  const breedOf = ({ animal, breed = '' }: { animal: string; breed?: string | undefined }) =>
    listedBreed(
      kinds.find(({ code }) => code === animal),
      breed,
    );
  const rules = petForm.check(
    z.refine((values) => !values.breed || breedOf(values) !== undefined, {
      error: 'Выберите из списка или оставьте пустым',
      path: ['breed'],
      // Also while other fields are wrong.
      when: () => true,
    }),
  );
  const form = useZodForm(rules, { defaultValues: initial });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onType(typedOf(values)) }),
    [form, onType],
  );
  return (
    <Form form={form} label={label} onSubmit={(values) => onSave({ ...values, breed: breedOf(values) ?? '' })}>
      <PetFields kinds={kinds} pet={pet} />
      <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
        Сохранить
      </Button>
    </Form>
  );
}
