import { addressQuestion } from '@zapovednik/api/checkout/calls/check-address';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * How long the user must stop typing before the search, in milliseconds: the gateway answers five requests a second.
 */
export const TYPING_DELAY = 300;

/** Suggestions for a text: streets of the city or of a town near it, or houses of a street. */
export const suggestionsQuery = (
  { api, city }: Pick<AppContext, 'api' | 'city'>,
  level: 'street' | 'house',
  text: string,
  town = '',
) =>
  queryOptions({
    queryKey: ['mf-checkout', 'address-suggestions', city.locationId, town, level, text],
    queryFn: ({ signal }) =>
      api(suggestAddress, { ...addressQuestion(level, town || city.name, text), count: 10 }, { signal }),
    // The next typed letter sends a new request.
    retry: false,
    staleTime: 600_000,
  });
