import type { PageArgs } from 'shared-contracts/shop';
import { favouritesQuery } from '../../favourites/favourites-query';
import { productsFailed } from '../../product-list/page-query';

/** What the page knows before the browser knows who is here. */
export interface FavouritesData {
  readonly signedIn: boolean;
}

/** Reads the favourites of whoever is signed in (FAV-02). */
export async function loadFavourites({ shop, required }: PageArgs): Promise<FavouritesData> {
  const signedIn = shop.stores.session.get().status === 'authorized';
  if (signedIn) {
    await required('favourites', shop.query.ensureQueryData(favouritesQuery(shop)), productsFailed);
  }
  return { signedIn };
}
