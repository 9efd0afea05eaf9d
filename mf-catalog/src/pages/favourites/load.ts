import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { PageArgs } from '@zapovednik/platform/app';
import { favouritesQuery } from '../../favourites/favourites-query';
import { productsFailed } from '../../products/page-query';

/** The data before the browser has read who is signed in. */
export interface FavouritesData {
  readonly signedIn: boolean;
}

/** Reads the favourites of the signed-in customer (FAV-02). */
export async function loadFavourites({ app, required }: PageArgs): Promise<FavouritesData> {
  const signedIn = app.atom(sessionAtom).get().status === 'authorized';
  if (signedIn) {
    await required('favourites', app.query.ensureQueryData(favouritesQuery(app)), productsFailed);
  }
  return { signedIn };
}
