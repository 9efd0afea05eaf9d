import type { AddressQuestion } from '@zapovednik/api/checkout/calls/check-address';
import type { AddressSuggestion } from '@zapovednik/api/checkout/calls/suggestions';

/** Knows the addresses of the country, to check those that people enter. */
export interface Suggestions {
  /** @throws PartnerError when the service does not answer. */
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
}
