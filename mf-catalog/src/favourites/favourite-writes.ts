import type { AppContext } from 'shared-contracts/app';
import { addFavourite, deleteFavourite } from 'shared-contracts/catalog/calls/favourites';
import { favouriteIdsQuery } from 'shared-contracts/catalog/queries/favourite-ids';
import type { CommandRequest } from 'shared-contracts/events';
import { optimistic, readAgain, runWrite, type Write } from 'shared-contracts/query';

interface FavouriteWrite extends Write<readonly number[]> {
  /** Whether the person who pressed the heart is still here. */
  readonly isCurrent: () => boolean;
}

export interface FavouriteChange extends CommandRequest {
  readonly productId: number;
  readonly favourite: boolean;
}

/** The hearts of whoever is signed in. */
export interface FavouriteWrites {
  /** Shows a heart as it is wanted and has the server agree. Rejects when that fails; answers false for a person who has left. */
  readonly change: (change: FavouriteChange) => Promise<boolean>;
  /** Another person is here: nothing of the one before is shown, or sent, any more. */
  readonly forget: () => void;
}

export function createFavouriteWrites(app: AppContext): FavouriteWrites {
  const { api, query } = app;
  const ids = favouriteIdsQuery(app);
  const options = optimistic<readonly number[], FavouriteWrite>(ids);
  let person = {};

  const mutation = {
    ...options,
    async onError(...failed: Parameters<typeof options.onError>) {
      if (failed[1].isCurrent()) await options.onError(...failed);
    },
  };

  return {
    async change({ productId, favourite, key, repeated }) {
      const of = person;
      const isCurrent = () => person === of;
      await runWrite(query, mutation, {
        isCurrent,
        patch: (all) => (isCurrent() ? withFavourite(all, productId, favourite) : all),
        async send() {
          if (!isCurrent()) return undefined;
          const answered = await api(favourite ? addFavourite : deleteFavourite, { productId }, { key });
          if (!isCurrent()) return undefined;
          // The answer to a repetition is that of the first request: the list may be another one since.
          return repeated ? readAgain(query, ids) : answered;
        },
      });
      return isCurrent();
    },
    forget() {
      person = {};
      query.removeQueries({ queryKey: ids.queryKey, exact: true });
    },
  };
}

function withFavourite(ids: readonly number[], productId: number, favourite: boolean): readonly number[] {
  const others = ids.filter((id) => id !== productId);
  return favourite ? [productId, ...others] : others;
}
