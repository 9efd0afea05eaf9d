import type { Flag } from '@zapovednik/api/field';
import { isYes } from '@zapovednik/rules/format';
import { networkHash } from '../../../base/network-hash';
import { consent } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import type { OrderRow } from '../../order-states/api';
import { CONSENT_TEXTS } from '../../people/api';

interface Given {
  readonly acceptPersonData: Flag;
  readonly acceptEmail?: Flag;
  readonly acceptNotCall?: Flag;
}

/** Logs the consents of an order, in its transaction (ORD-13 to ORD-16): their kind, time, text version and network. */
export async function logConsents(
  { id: orderId, customerId, email }: OrderRow,
  { acceptPersonData, acceptEmail, acceptNotCall }: Given,
  { db, network, now }: SessionContext,
): Promise<void> {
  const common = { given: true, textVersion: CONSENT_TEXTS, orderId, customerId, network: networkHash(network) };
  const rows = [
    isYes(acceptPersonData) && { kind: 'personal_data' as const },
    isYes(acceptEmail) && email !== '' && { kind: 'news' as const, email: email.toLowerCase() },
    isYes(acceptNotCall) && { kind: 'no_call' as const },
  ].filter((row) => row !== false);
  if (rows.length > 0) await db.insert(consent).values(rows.map((row) => ({ ...common, ...row, createdAt: now() })));
}
