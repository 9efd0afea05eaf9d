import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { PageArgs } from '@zapovednik/platform/app';

/** The pets of this customer (API-105). A failure is shown in their place. */
export async function loadPets({ app, optional }: PageArgs): Promise<null> {
  const { userId } = app.atom(sessionAtom).get();
  await optional('pets', app.query.ensureQueryData(petsQuery(app, userId)));
  return null;
}
