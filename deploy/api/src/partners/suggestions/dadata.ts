import { toAddressSuggestion } from '@zapovednik/api/checkout/models/address-suggestion';
import { suggestionList } from '@zapovednik/api/checkout/wire/address-suggestion';
import { askPartner } from '../protocol/ask-partner';
import type { Suggestions } from './suggestions';

interface DadataAccount {
  /** `https://suggestions.dadata.ru/suggestions/api/4_1/rs`, without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

/** DaData's suggestion API 4.1, `suggest/address`. The gateway asks the same service while a visitor types. */
export const dadata = ({ url, token }: DadataAccount): Suggestions => ({
  async suggest(question) {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(question) };
    const answer = await askPartner('suggestions', `${url}/suggest/address`, init, suggestionList);
    return answer.suggestions.map(toAddressSuggestion);
  },
});
