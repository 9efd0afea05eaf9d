import type { PageArgs } from 'shared-contracts/app';
import { petsQuery } from 'shared-contracts/cabinet/queries/pets';
import { sessionAtom } from 'shared-contracts/shell/atoms';

/** The pets of this customer (API-105). A failure is shown in their place. */
export async function loadPets({ app, optional }: PageArgs): Promise<null> {
  const { userId } = app.atom(sessionAtom).get();
  await optional('pets', app.query.ensureQueryData(petsQuery(app, userId)));
  return null;
}
