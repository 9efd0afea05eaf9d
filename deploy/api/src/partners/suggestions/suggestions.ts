import type { AddressQuestion } from '@zapovednik/api/checkout/calls/check-address';
import type { AddressSuggestion } from '@zapovednik/api/checkout/models/address-suggestion';

/** Finds addresses of the country, to check the addresses that people enter. */
export interface Suggestions {
  /** @throws PartnerError when the service does not answer. */
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
}
