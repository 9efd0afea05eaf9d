import { networkHash } from '../../../base/network-hash';
import { consent } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';

/**
 * The version of the consent texts: in the checkboxes of the order page, the one-click order, the stock subscription,
 * the settings, the booking of a visit, the request to be called and the request forms, and in
 * `/consent-personal-data`. Change it together with them.
 */
export const CONSENT_TEXTS = '2026-11-5';

type ConsentContext = Pick<SessionContext, 'db' | 'session' | 'network' | 'now'>;

/**
 * Logs that the visitor agreed to the processing of personal data in a form without an order, in the transaction of the form.
 *
 * @param email '' if the form has none
 */
export async function logPersonDataConsent(
  email: string,
  { db, session: { customerId }, network, now }: ConsentContext,
): Promise<void> {
  await db.insert(consent).values({
    kind: 'personal_data',
    given: true,
    textVersion: CONSENT_TEXTS,
    customerId,
    email: email === '' ? null : email.toLowerCase(),
    network: networkHash(network),
    createdAt: now(),
  });
}
