import type { Api } from 'shared-contracts/client';
import { followOptimisticQuery, type QueryClient } from 'shared-contracts/query';
import { favouriteIdsQuery } from './queries';

interface FollowFavouritesOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: { readonly favourites: { readonly set: (ids: ReadonlySet<number> | null) => void } };
}

const none: readonly number[] = [];

/** Derives the atom of favourites from the query cache, with the hearts on their way; the shell starts it once a page. */
export function followFavourites({ query, write, api }: FollowFavouritesOptions): void {
  followOptimisticQuery(query, favouriteIdsQuery({ api }).queryKey, none, (ids, status) =>
    write.favourites.set(ids === none && status !== 'success' ? null : new Set(ids)),
  );
}
