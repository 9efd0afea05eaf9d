import type { VisitRow } from '../visits/visit-rows';
import { conclusionName, type VisitEvent, visitDate, visitMoment } from '../visits/visit-words';

/**
 * A short text message about a visit: time and place, without names.
 *
 * @param link the signed link of the visit
 */
export function visitSms(event: VisitEvent, visit: VisitRow, link: string): string {
  const when = visitMoment(visit);
  const about = `Заповедник: запись ${visit.booked.id}`;
  if (event === 'cancel_visit') return `${about} на ${visitDate(visit)} отменена.`;
  if (event === 'close_visit') return `${about}: ${when} салон закрыт. Выберите другое время: ${link}`;
  if (event === 'conclude')
    return `${about}: готово, ${conclusionName[visit.salon.kind].toLowerCase()}. Прочитать: ${link}`;
  if (event === 'remind_day' || event === 'remind_hours')
    return `Заповедник: напоминаем о записи ${visit.booked.id}: ${when}. ${visit.salon.name}. Изменить: ${link}`;
  const what = event === 'move_visit' ? ` перенесена: ${when}` : `, ${when}`;
  return `${about}${what}. ${visit.salon.name}. Изменить: ${link}`;
}
