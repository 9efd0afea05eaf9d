import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { type ComponentType, useEffect, useState } from 'react';
import { viewedQuery } from '../../viewed/viewed-query';

/**
 * The place of the goods for the visitor's animal. They are shown only in the browser and loaded after the page, because the page
 * itself is the same for everybody. A visitor without an account who has looked at nothing has no animal, and loads nothing.
 */
export function ForYourAnimal() {
  const app = useApp();
  const { report } = app;
  const { status } = useAtom(sessionAtom);
  const { data: viewed = [] } = useQuery({ ...viewedQuery(app), enabled: status === 'anonymous' });
  const mayHaveOne = status === 'authorized' || viewed.length > 0;
  const [Row, setRow] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!mayHaveOne) return;
    import(/* webpackChunkName: "lazy-for-your-animal" */ './for-animal-row').then(
      ({ ForAnimalRow }) => setRow(() => ForAnimalRow),
      (error: unknown) => report(error, { area: 'mf-catalog', phase: 'load', name: 'for-your-animal' }),
    );
  }, [mayHaveOne, report]);
  return Row && <Row />;
}
