import { lowestPrice, priceFor } from '@zapovednik/api/services/calls/price';
import type { SalonService } from '@zapovednik/api/services/calls/salon';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { formatPrice } from '@zapovednik/rules/format';
import { Skeleton } from '@zapovednik/ui';
import { Select } from '@zapovednik/ui/field';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { petFields, type VisitorInput } from '../form/booking-values';
import styles from './booking-flow.module.css';
import { ChoiceList } from './choice-list';
import { animalNames, formatMinutes, sizeNames } from './words';

const OwnPets = lazy(() => import(/* webpackChunkName: "lazy-own-pets" */ './own-pets'));

interface ServiceStepProps {
  kind: ServiceDefinition;
  services: readonly SalonService[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

const sizes = (['small', 'medium', 'large'] as const).map((value) => ({ value, label: sizeNames[value] }));

/** The choice of a service, with its price for this pet (VET-03, GRM-03). */
export function ServiceStep({ kind, services, chosen, onChoose }: ServiceStepProps) {
  const [animal, size, breed] = useWatch<VisitorInput, typeof petFields>({ name: petFields });
  const { setFocus } = useFormContext<VisitorInput>();
  const { errors } = useFormState<VisitorInput>({ name: petFields });
  const refused = petFields.find((name) => errors[name]);
  const goThere = useEffectEvent(() => refused && setFocus(refused));
  // This step may have opened because of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is refused
  useEffect(() => goThere(), [refused]);
  const { status } = useAtom(sessionAtom);
  const allBreeds = services.flatMap(({ prices }) => prices.flatMap((row) => row.breed || []));
  const prices = services.flatMap((service) => service.prices).filter((row) => row.animal === animal);
  // The breed of the customer's own pet may not be in the price list.
  const breeds = [...new Set([...prices.map((row) => row.breed), breed].filter(Boolean))].toSorted();
  const hasSizes = prices.some((row) => row.size !== '');
  const items = services.flatMap((service) => {
    const lowest = lowestPrice(service, animal);
    if (lowest === null) return [];
    const price = priceFor(service, { animal, size, breed });
    return {
      id: service.id,
      title: service.name,
      detail: `${service.description} ${formatMinutes(service.minutes)}`,
      end: price === null ? `от ${formatPrice(lowest)}` : formatPrice(price),
    };
  });
  return (
    <>
      {status === 'authorized' && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <OwnPets kind={kind} breeds={allBreeds} />
        </Suspense>
      )}
      <div className={styles.fields}>
        {kind.animals.length > 1 && (
          <Select
            name="animal"
            label="Кто ваш питомец"
            options={kind.animals.map((value) => ({ value, label: animalNames[value] }))}
          />
        )}
        {hasSizes && <Select name="size" label="Размер" placeholder="Выберите" options={sizes} />}
        {breeds.length > 0 && (
          <Select
            name="breed"
            label="Порода"
            placeholder="Другая порода или без породы"
            options={breeds.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      {hasSizes && size === '' && breed === '' && (
        <p className={styles.note}>Выберите размер или породу — покажем точную цену.</p>
      )}
      <ChoiceList items={items} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
