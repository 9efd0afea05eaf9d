import { addressQuestion } from '@zapovednik/api/checkout/calls/check-address';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** How long the text must rest before it is searched for, in milliseconds: the gateway answers five questions a second. */
export const TYPING_DELAY = 300;

/** Streets of the city, or houses of a street, that a text may mean. */
export const suggestionsQuery = (
  { api, city }: Pick<AppContext, 'api' | 'city'>,
  level: 'street' | 'house',
  text: string,
) =>
  queryOptions({
    queryKey: ['mf-checkout', 'address-suggestions', city.locationId, level, text],
    queryFn: ({ signal }) => api(suggestAddress, { ...addressQuestion(level, city.name, text), count: 10 }, { signal }),
    // The person types on and asks again.
    retry: false,
    staleTime: 600_000,
  });
