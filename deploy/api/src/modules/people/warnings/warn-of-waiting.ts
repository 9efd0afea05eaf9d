import type { Database } from '../../../db/database';
import type { contactChange } from '../../../db/schema';
import type { Context } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { queueWarning } from './queue-warning';

/**
 * Notifies the earlier phone and confirmed e-mail of a waiting change, in the transaction that begins it. Each message
 * has the link that stops the change. These messages have no limit, because the number of waiting changes is limited.
 */
export async function warnOfWaiting(
  tx: Database,
  { id, customerId, contact, origin, helpPhone, takesEffectAt }: typeof contactChange.$inferSelect,
  { phone, email, emailConfirmedAt }: Customer,
  { now }: Pick<Context, 'now'>,
): Promise<void> {
  const contacts = [
    ...(phone ? [{ channel: 'sms' as const, address: phone }] : []),
    ...(emailConfirmedAt ? [{ channel: 'email' as const, address: email }] : []),
  ];
  const change = { changeId: id, changes: contact, takesEffectAt };
  for (const to of contacts)
    await queueWarning(tx, { customerId, ...change, ...to, origin, helpPhone, createdAt: now() });
}
