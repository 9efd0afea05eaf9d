import { type MessageShop, messagesAbout, shopAddress } from '../../messages/api';
import { hasConclusion } from '../visits/conclusion';
import { visitLinkUrl } from '../visits/visit-link';
import { loadVisit, type VisitRow } from '../visits/visit-rows';
import { isNews, type VisitEvent } from '../visits/visit-words';
import { visitEmail } from './visit-email';
import { visitSms } from './visit-sms';

/** The visit, if the message is still true. */
async function newsOf(
  { subjectId, event }: { readonly subjectId: number; readonly event: VisitEvent },
  { db, now }: Pick<MessageShop, 'db' | 'now'>,
): Promise<VisitRow | null> {
  const visit = await loadVisit(db, subjectId);
  // The conclusion may have been taken back.
  if (event === 'conclude' && !(await hasConclusion(db, visit.booked))) return null;
  return isNews(event, visit, now()) ? visit : null;
}

/** A customer reads a conclusion in the cabinet; a guest by the signed link, where a review is written too. */
const linkOf = (
  { subjectId, event }: { readonly subjectId: number; readonly event: VisitEvent },
  { salon, booked: { customerId } }: VisitRow,
  { publicOrigin, linkKey }: Pick<MessageShop, 'publicOrigin' | 'linkKey'>,
): string =>
  event === 'conclude' && customerId !== null
    ? `${publicOrigin}/cabinet/vet-cabinet-recordings-and-history/${salon.kind}-${subjectId}/`
    : visitLinkUrl(publicOrigin, subjectId, linkKey);

/** Messages about a visit. */
export const visitMessages = messagesAbout({
  kind: 'visit',
  isLimited: true,
  async email(message, shop) {
    const visit = await newsOf(message, shop);
    if (!visit) return null;
    const organizer = visit.salon.email || (await shopAddress(shop.db, visit.city));
    return visitEmail(message.event, visit, { link: linkOf(message, visit, shop), organizer });
  },
  async sms(message, shop) {
    const visit = await newsOf(message, shop);
    if (!visit) return null;
    const { phone, customerId } = visit.booked;
    return { phone, customerId, text: visitSms(message.event, visit, linkOf(message, visit, shop)) };
  },
});
