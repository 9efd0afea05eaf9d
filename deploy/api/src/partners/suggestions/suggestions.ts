import type { AddressQuestion } from 'shared-contracts/checkout/calls/check-address';
import type { AddressSuggestion } from 'shared-contracts/checkout/calls/suggestions';

/** Knows the addresses of the country, to check those that people enter. */
export interface Suggestions {
  /** @throws PartnerError when the service does not answer. */
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
}
