import type { AddressSuggestion } from 'shared-contracts/checkout/calls/suggestions';
import type { addressQuestion } from 'shared-contracts/rules';

/** Knows the addresses of the country, to check those that people enter. */
export interface Suggestions {
  /** @throws PartnerError when the service does not answer. */
  suggest(question: ReturnType<typeof addressQuestion>): Promise<readonly AddressSuggestion[]>;
}
