import type { Salon } from '@zapovednik/api/services/calls/salon';
import { Button, Skeleton } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { ChoiceList } from './choice-list';

const SalonMap = lazy(() => import(/* webpackChunkName: "lazy-salon-map" */ './salon-map'));

interface SalonStepProps {
  salons: readonly Salon[];
  chosen: number | null;
  /** «Кабинет» */
  title: string;
  onChoose: (id: number) => void;
}

/** The salons of the city (VET-02): a list, and on request a map. */
export function SalonStep({ salons, chosen, title, onChoose }: SalonStepProps) {
  const [onMap, setOnMap] = useState(false);
  return (
    <>
      {salons.length > 1 && (
        <div>
          <Button icon={<MapPin />} aria-expanded={onMap} onClick={() => setOnMap(!onMap)}>
            {onMap ? 'Убрать карту' : 'Показать на карте'}
          </Button>
        </div>
      )}
      {onMap && (
        <Suspense fallback={<Skeleton shape="picture" />}>
          <SalonMap salons={salons} title={title} onChoose={onChoose} />
        </Suspense>
      )}
      <ChoiceList
        items={salons.map(({ id, name, address, entrance }) => ({ id, title: name, detail: `${address} ${entrance}` }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
