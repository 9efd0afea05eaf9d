import { addFavourite, deleteFavourite } from '@zapovednik/api/catalog/calls/favourites';
import { favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import type { CommandRequest } from '@zapovednik/platform/events';
import { optimistic, readAgain, runWrite, type Write } from '@zapovednik/platform/query';
import { keepPress } from '@zapovednik/ui/status';
import { heartPlace } from '../kept/places';

interface FavouriteWrite extends Write<readonly number[]> {
  /** Whether the customer who clicked the heart is still signed in. */
  readonly isCurrent: () => boolean;
}

export interface FavouriteChange extends CommandRequest {
  readonly productId: number;
  readonly favourite: boolean;
}

/**
 * Shows the heart optimistically and sends the change. Rejects if that fails; returns false if the customer is no
 * longer signed in.
 *
 * @param isCurrent whether the customer who clicked the heart is still signed in
 */
export async function writeFavourite(
  app: AppContext,
  { productId, favourite, key, repeated }: FavouriteChange,
  isCurrent: () => boolean,
): Promise<boolean> {
  const { api, query } = app;
  const ids = favouriteIdsQuery(app);
  const options = optimistic<readonly number[], FavouriteWrite>(ids);
  const mutation = {
    ...options,
    async onError(...failed: Parameters<typeof options.onError>) {
      if (failed[1].isCurrent()) await options.onError(...failed);
    },
  };
  await runWrite(query, mutation, {
    isCurrent,
    patch: (all) => (isCurrent() ? withFavourite(all, productId, favourite) : all),
    async send() {
      if (!isCurrent()) return undefined;
      const call = favourite ? addFavourite : deleteFavourite;
      const answered = await keepPress(
        heartPlace(productId),
        () => api(call, { productId }, { key }),
        (error) => void reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'favourite' }),
      );
      if (!isCurrent()) return undefined;
      // A repeated request gets the answer of the first one: the list may have changed since.
      return repeated ? readAgain(query, ids) : answered;
    },
  });
  return isCurrent();
}

function withFavourite(ids: readonly number[], productId: number, favourite: boolean): readonly number[] {
  const others = ids.filter((id) => id !== productId);
  return favourite ? [productId, ...others] : others;
}
