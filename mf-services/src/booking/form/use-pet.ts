import { lowestPrice, priceFor } from '@zapovednik/api/services/calls/price';
import type { ZodForm } from '@zapovednik/ui/field';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { petFields, type VisitorInput } from './booking-values';
import type { BookingLists } from './chosen-visit';
import type { CheckedVisitor } from './use-booking-form';

interface PetOptions {
  readonly kind: ServiceDefinition;
  readonly form: ZodForm<VisitorInput, CheckedVisitor>;
  readonly services: BookingLists['services'];
  /** Something about the pet is refused: its step opens. */
  readonly onRefused: () => void;
  /** Another pet has another price. */
  readonly onChange: () => void;
}

/** The pet of a booking: whether a service has a price for it, and what must be told for that. */
export function usePet({ kind, form, services, onRefused, onChange }: PetOptions) {
  // Not `useWatch`: it subscribes after the draft of a reloaded page is restored.
  const [animal, size, breed] = form.watch(petFields);
  const { errors } = useFormState({ control: form.control, name: petFields });

  const changed = useEffectEvent(() => {
    form.clearErrors([...petFields]);
    onChange();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be right for another pet
  useEffect(() => changed(), [animal, size, breed]);

  const isRefused = petFields.some((name) => errors[name]);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) refused();
  }, [isRefused]);

  const pricesOf = (serviceId: number) =>
    (services.find(({ id }) => id === serviceId)?.prices ?? []).filter((row) => row.animal === animal);
  return {
    pet: { animal, size, breed },
    hasPrice(serviceId: number) {
      const service = services.find(({ id }) => id === serviceId);
      return service !== undefined && priceFor(service, { animal, size, breed }) !== null;
    },
    /** Says at its field what is missing for a price, and goes there. */
    ask(serviceId: number) {
      const hasSizes = pricesOf(serviceId).some((row) => row.size !== '');
      const [name, missing] = hasSizes
        ? (['size', 'Выберите размер: от него зависит цена'] as const)
        : (['breed', 'Выберите породу: от неё зависит цена'] as const);
      form.setError(name, { message: missing }, { shouldFocus: true });
    },
    /** An animal that the service is for, if it is not for the present one. */
    fit(serviceId: number) {
      const service = services.find(({ id }) => id === serviceId);
      if (!service || lowestPrice(service, animal) !== null) return;
      const other = kind.animals.find((one) => lowestPrice(service, one) !== null);
      if (!other) return;
      form.setValue('animal', other);
      form.setValue('size', '');
      form.setValue('breed', '');
    },
  };
}
