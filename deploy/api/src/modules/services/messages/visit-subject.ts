import type { Database } from '../../../db/database';
import { messagesAbout, shopAddress } from '../../messages/api';
import { visitLinkUrl } from '../visits/visit-link';
import { loadVisit, type VisitRow } from '../visits/visit-rows';
import { isNews, type VisitEvent } from '../visits/visit-words';
import { visitEmail } from './visit-email';
import { visitSms } from './visit-sms';

/** The visit, if the message is still true. */
async function newsOf(
  { subjectId, event }: { readonly subjectId: number; readonly event: VisitEvent },
  db: Database,
): Promise<VisitRow | null> {
  const visit = await loadVisit(db, subjectId);
  return isNews(event, visit) ? visit : null;
}

/** Messages about a visit. */
export const visitMessages = messagesAbout({
  kind: 'visit',
  isLimited: true,
  async email(message, { db, publicOrigin, linkKey }) {
    const visit = await newsOf(message, db);
    if (!visit) return null;
    const organizer = visit.salon.email || (await shopAddress(db, visit.city));
    return visitEmail(message.event, visit, {
      link: visitLinkUrl(publicOrigin, message.subjectId, linkKey),
      organizer,
    });
  },
  async sms(message, { db, publicOrigin, linkKey }) {
    const visit = await newsOf(message, db);
    if (!visit) return null;
    const { phone, customerId } = visit.booked;
    const link = visitLinkUrl(publicOrigin, message.subjectId, linkKey);
    return { phone, customerId, text: visitSms(message.event, visit, link) };
  },
});
