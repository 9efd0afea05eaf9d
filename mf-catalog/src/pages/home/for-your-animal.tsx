import { useApp } from '@zapovednik/platform/app';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * The place of the goods for the visitor's animal. They are shown only in the browser and loaded after the page,
 * because the page itself is the same for everybody.
 */
export function ForYourAnimal() {
  const { report } = useApp();
  const [Row, setRow] = useState<ComponentType | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "lazy-for-your-animal" */ './for-animal-row').then(
      ({ ForAnimalRow }) => setRow(() => ForAnimalRow),
      (error: unknown) => report(error, { area: 'mf-catalog', phase: 'load', name: 'for-your-animal' }),
    );
  }, [report]);
  return Row && <Row />;
}
