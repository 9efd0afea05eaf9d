import { appointmentMessageEvents } from '../../../db/schema/order-message';
import { idOf, type Message, type MessageShop, type MessageSubject, shopAddress } from '../../messages/api';

import { type AppointmentRow, loadAppointment } from '../visits/appointments';
import { visitLinkUrl } from '../visits/visit-link';
import { isNews, isVisitEvent, type VisitEvent } from '../visits/visit-words';
import { visitEmail } from './visit-email';
import { visitSms } from './visit-sms';

/** The visit, if the message still says what is true of it. */
async function newsOf(
  message: Message,
  { db }: MessageShop,
): Promise<{ readonly event: VisitEvent; readonly visit: AppointmentRow } | null> {
  const { event } = message;
  const visit = await loadAppointment(db, idOf(message.appointmentId, message));
  return isVisitEvent(event) && isNews(event, visit) ? { event, visit } : null;
}

const linkOf = ({ appointment: { id } }: AppointmentRow, { publicOrigin, linkKey }: MessageShop): string =>
  visitLinkUrl(publicOrigin, id, linkKey);

/** Messages about a visit. */
export const visitSubject: MessageSubject = {
  events: appointmentMessageEvents,
  async email(message, shop) {
    const news = await newsOf(message, shop);
    if (!news) return null;
    const { event, visit } = news;
    const organizer = visit.salon.email || (await shopAddress(shop.db, visit.city));
    return visitEmail(event, visit, { link: linkOf(visit, shop), organizer });
  },
  async sms(message, shop) {
    const news = await newsOf(message, shop);
    if (!news) return null;
    const { event, visit } = news;
    return { phone: visit.appointment.phone, text: visitSms(event, visit, linkOf(visit, shop)) };
  },
};
