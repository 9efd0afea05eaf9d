import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { priceOf } from '../../../base/money';
import type { EmailContent, Letter } from '../../messages/api';
import type { VisitRow } from '../visits/visit-rows';
import { conclusionName, type VisitEvent, visitMoment, visitPlace } from '../visits/visit-words';
import { visitCalendar } from './visit-calendar';

interface Words {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The address of the signed link. Without it the email has no link. */
  readonly link?: string;
}

const change = 'Перенести или отменить запись';
const rule = `Не получается прийти? Перенесите или отмените запись по ссылке не позже чем за ${CHANGE_HOURS} часа до начала; позже — по телефону.`;

const words: Record<VisitEvent, (visit: VisitRow) => Words> = {
  book: ({ service }) => ({
    title: `Вы записаны: ${service.name}`,
    paragraphs: ['Ждём вас! Приходите минут на десять раньше.', rule],
    link: change,
  }),
  move_visit: ({ booked: { id } }) => ({
    title: `Запись № ${id} перенесена`,
    paragraphs: ['Ждём вас в новое время. В приложенном файле — изменение для календаря.', rule],
    link: change,
  }),
  cancel_visit: ({ booked: { id } }) => ({
    title: `Запись № ${id} отменена`,
    paragraphs: ['Запись отменена. Записаться на другое время можно на сайте или по телефону.'],
  }),
  close_visit: ({ booked: { id } }) => ({
    title: `Салон закрыт, выберите другое время для записи № ${id}`,
    paragraphs: [
      'Простите, в этот день салон не работает. Выберите, пожалуйста, другое время: это две минуты, цена останется прежней.',
    ],
    link: 'Выбрать другое время',
  }),
  remind_day: ({ service }) => ({
    title: `Напоминаем о записи: ${service.name}`,
    paragraphs: ['Ждём вас! Приходите минут на десять раньше.', rule],
    link: change,
  }),
  remind_hours: ({ service }) => ({
    title: `Скоро ждём вас: ${service.name}`,
    paragraphs: ['Приходите минут на десять раньше. Если планы изменились, позвоните нам.'],
    link: 'Открыть запись',
  }),
  // Without a word of what was found: the email may be read by others.
  conclude: ({ salon, booked: { id } }) => ({
    title: `${conclusionName[salon.kind]}: можно прочитать, запись № ${id}`,
    paragraphs: ['Текст и файлы открываются по ссылке: в личном кабинете, а без него — по коду из СМС.'],
    link: 'Прочитать',
  }),
  ask_review: ({ specialist, booked: { petName } }) => ({
    title: `Как прошёл визит? ${specialist.name}`,
    paragraphs: [
      `Расскажите, как ${petName || 'питомец'} и вы провели у нас время: это одна минута, а другим поможет выбрать. Что бы вы ни написали, мы не изменим ни слова.`,
    ],
    link: 'Оставить отзыв',
  }),
};

/** These are read after the visit: a file for the calendar would be wrong. */
const withoutCalendar: readonly VisitEvent[] = ['conclude', 'ask_review'];

/**
 * An email about a visit: time, place, specialist and price, with a calendar file.
 *
 * @param link the signed link of the visit
 * @param organizer the e-mail address of the salon or its shop, for the calendar
 */
export function visitEmail(
  event: VisitEvent,
  visit: VisitRow,
  { link, organizer }: { link: string; organizer: string },
): Letter {
  const { booked, salon, service, specialist } = visit;
  const { title, paragraphs, link: label } = words[event](visit);
  const content = {
    subject: `${title}, ${visitMoment(visit)}`,
    heading: title,
    paragraphs,
    ...(label && { link: { label, url: link } }),
    facts: [
      ['Когда', visitMoment(visit)],
      ['Где', `${salon.name}. ${visitPlace(visit)}`],
      ['Услуга', service.name],
      ['Специалист', `${specialist.name}, ${specialist.position}`],
      ['Питомец', booked.petName],
      ['Цена', priceOf(booked.price)],
      ['Номер записи', String(booked.id)],
    ],
    phone: salon.phone,
  } satisfies EmailContent;
  const { email: to, customerId } = booked;
  if (withoutCalendar.includes(event)) return { to, customerId, content };
  return { to, customerId, content, attachments: [visitCalendar(visit, { organizer, link })] };
}
