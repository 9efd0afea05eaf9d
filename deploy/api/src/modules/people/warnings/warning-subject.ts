import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { contactWarning } from '../../../db/schema';
import { messagesAbout } from '../../messages/api';
import { type Warning, warningEmail, warningSms } from './warning-messages';

async function find(db: Database, id: number): Promise<Warning | undefined> {
  const [found] = await db.select().from(contactWarning).where(eq(contactWarning.id, id));
  return found;
}

/** Warnings to a phone or an e-mail that is no longer the customer's, or soon will not be. They are never held back. */
export const warningMessages = messagesAbout({
  kind: 'contact_warning',
  isLimited: false,
  async email({ subjectId }, { db, linkKey }) {
    const warning = await find(db, subjectId);
    return warning
      ? { to: warning.address, customerId: warning.customerId, content: warningEmail(warning, linkKey) }
      : null;
  },
  async sms({ subjectId }, { db, linkKey }) {
    const warning = await find(db, subjectId);
    return warning
      ? { phone: warning.address, customerId: warning.customerId, text: warningSms(warning, linkKey) }
      : null;
  },
});
