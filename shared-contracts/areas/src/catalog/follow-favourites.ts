import type { Api } from '@zapovednik/platform/client';
import { followOptimisticQuery, type QueryClient } from '@zapovednik/platform/query';
import type { WriteAtom } from '@zapovednik/platform/stores';
import { favouritesAtom } from './atoms';
import { favouriteIdsQuery } from './queries/favourite-ids';

interface FollowFavouritesOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: WriteAtom<'mf-catalog'>;
}

const none: readonly number[] = [];

/** Derives the favourites atom from the query cache, including pending writes. The shell starts it once per page. */
export function followFavourites({ query, write, api }: FollowFavouritesOptions): void {
  followOptimisticQuery(query, favouriteIdsQuery({ api }).queryKey, none, (ids, status) =>
    write(favouritesAtom, ids === none && status !== 'success' ? null : [...ids]),
  );
}
