import type { Email } from '../partners/mail/mail';
import type { AppointmentRow } from '../services/appointments';
import { createEmail } from './create-email';
import { priceOf } from './order-words';
import { visitCalendar } from './visit-calendar';
import { type VisitEvent, visitMoment, visitPlace } from './visit-words';

/** An email about an appointment: when, where, with whom, the price; with a file for the calendar when it was booked. */
export function visitEmail(event: VisitEvent, visit: AppointmentRow): Email {
  const { appointment, salon, service, specialist } = visit;
  const isBooked = event === 'book';
  const title = isBooked ? `Вы записаны: ${service.name}` : `Запись № ${appointment.id} отменена`;
  const email = createEmail(appointment.email, {
    subject: `${title}, ${visitMoment(visit)}`,
    heading: title,
    paragraphs: isBooked
      ? [
          'Ждём вас! Приходите минут на десять раньше.',
          'Не получается прийти? Позвоните нам, пожалуйста, чтобы время досталось другому питомцу.',
        ]
      : ['Мы отменили запись. Записаться на другое время можно на сайте или по телефону.'],
    facts: [
      ['Когда', visitMoment(visit)],
      ['Где', `${salon.name}. ${visitPlace(visit)}`],
      ['Услуга', service.name],
      ['Специалист', `${specialist.name}, ${specialist.position}`],
      ['Питомец', appointment.petName],
      ['Цена', priceOf(appointment.price)],
      ['Номер записи', String(appointment.id)],
    ],
    phone: salon.phone,
  });
  return isBooked ? { ...email, attachments: [visitCalendar(visit)] } : email;
}
