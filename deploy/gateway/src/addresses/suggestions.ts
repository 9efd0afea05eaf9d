import { suggestionList } from '@zapovednik/api/checkout/wire/address-suggestion';
import type * as z from 'zod/mini';
import { requestService } from './request-service';

/** An account of the suggestion service. */
export interface SuggestionService {
  /** `https://suggestions.dadata.ru/suggestions/api/4_1/rs` */
  readonly url: string;
  readonly token: string;
}

/** Suggestions by DaData's API 4.1: `POST suggest/address` and `geolocate/address`, the token in the header. */
export const requestSuggestions = (
  { url, token }: SuggestionService,
  call: 'suggest' | 'geolocate',
  body: unknown,
): Promise<z.output<typeof suggestionList>> =>
  requestService(
    new URL(`${url}/${call}/address`),
    {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    },
    suggestionList,
  );
