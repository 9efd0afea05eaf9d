import { bookedVisit as answered } from '@zapovednik/api/services/calls/booking';
import { closeSalonDay } from '@zapovednik/api/services/calls/closed-day';
import { cancelVet } from '@zapovednik/api/services/calls/vet-visit';
import { moveOwnVisit } from '@zapovednik/api/services/calls/visit';
import { cityTime } from '@zapovednik/rules/dates';
import { sql } from 'drizzle-orm';
import { addDays } from '../../../base/time/days';
import { zonedTime } from '../../../base/time/zoned-time';
import { city, customer, salon } from '../../../db/schema';
import { lettersIn } from '../../../testing/letters';
import { fillSalons } from '../../../testing/salons';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { visitToken } from '../visits/visit-link';

const ZONE = 'Asia/Yekaterinburg';

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeAll(async () => {
  await fillSalons(shop.db);
});
afterEach(() => letters.repair());

const inDays = (days: number) => zonedTime(addDays(cityTime(new Date(), ZONE).day, days), '09:00', ZONE).toISOString();

async function book(days: number, changes: object = {}, session?: string) {
  const body = {
    ...{ salonId: 1, serviceId: 1, specialistId: 1, startsAt: inDays(days), animal: 'dog', petName: 'Рекс; «Пёс»' },
    ...{ name: 'Иван Лесов', acceptPersonData: 'Y', ...changes },
  };
  const { value } = await shop.ask('/services/vet/send/', { session: session ?? (await shop.visit()), body });
  return answered.parse(value);
}

/** The lines of an email's calendar file. */
const calendarOf = (letter: { attachments?: readonly { text: string }[] | undefined } | undefined) =>
  letter?.attachments?.[0]?.text.replaceAll('\r\n ', '').split('\r\n') ?? [];

test('VET-03 a guest gets an SMS and a letter with a file for the calendar', async () => {
  const someone = letters.someone();
  const visit = await book(2, someone);
  await letters.send();
  const [sms] = await shop.outside.sentTo(someone.phone);
  expect(sms?.text).toMatch(new RegExp(`^Заповедник: запись ${visit.id}, .+, 09:00\\. Кабинет на Ленина\\.`));
  const [letter] = await shop.outside.sentTo(someone.email);
  expect(letter?.subject).toMatch(/^Вы записаны: Осмотр, .+, 09:00$/);
  expect(letter?.text).toContain('Вера Лисина, Терапевт');
  const [file] = letter?.attachments ?? [];
  expect(file).toMatchObject({ name: `zapis-${visit.id}.ics`, type: 'text/calendar; charset=utf-8; method=REQUEST' });
  const utc = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  expect(calendarOf(letter)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:visit-${visit.id}@zapovednik`,
      `DTSTART:${utc(visit.startsAt)}`,
      `DTEND:${utc(visit.endsAt)}`,
      'SUMMARY:Осмотр: Рекс\\; «Пёс»',
      'BEGIN:VALARM',
      'TRIGGER:-PT2H',
      expect.stringMatching(/^DESCRIPTION:.*\/visit\//),
      'ORGANIZER;CN="Кабинет на Ленина":mailto:salon@example.ru',
      expect.stringMatching(
        new RegExp(`^ATTENDEE;.*PARTSTAT=ACCEPTED;.*RSVP=FALSE;.*CN="Иван Лесов".*:MAILTO:${someone.email}$`, 'i'),
      ),
    ]),
  );
});

test('VET-03 the calendar of a salon without an address of its own names that of its shop', async () => {
  await shop.db.update(salon).set({ email: '' });
  await shop.db.update(city).set({ contacts: sql`${city.contacts} || '{"CONTACTS__EMAIL":"shop@example.ru"}'` });
  const someone = letters.someone();
  await book(7, someone);
  await letters.send();
  await shop.db.update(salon).set({ email: 'salon@example.ru' });
  const [letter] = await shop.outside.sentTo(someone.email);
  expect(calendarOf(letter)).toContain('ORGANIZER;CN="Кабинет на Ленина":mailto:shop@example.ru');
});

test('VET-03 what a visitor types adds no line and no parameter to the calendar, and no header to the letter', async () => {
  const someone = letters.someone();
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\\n'];
  const petName = `Рекс${breaks.map((each) => `${each}URL:a`).join('')}`;
  const name = `Иван";SENT-BY="mailto:all@example.ru\\${breaks.join('URL:http://bad.example')}`;
  await book(8, { ...someone, petName, name, breed: 'пудель\r\nSTATUS:CANCELLED', comment: 'ку\r\nEND:VEVENT' });
  await letters.send();
  const [letter] = await shop.outside.sentTo(someone.email);
  const lines = calendarOf(letter);
  const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
  expect(['ATTENDEE', 'URL', 'STATUS', 'END:VEVENT', 'SUMMARY'].map(count)).toEqual([1, 1, 1, 1, 1]);
  // The signed link of the visit, and no other.
  expect(lines.find((line) => line.startsWith('URL'))).toMatch(/^URL;VALUE=URI:http.*\/visit\/[\w.-]+\/$/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u0085\u2028]/);
  const attendee = lines.find((line) => line.startsWith('ATTENDEE')) ?? '';
  expect(attendee).toMatch(/^ATTENDEE(?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*:MAILTO:[^"\s]+$/i);
  expect(letter?.subject).toMatch(/^Вы записаны: Осмотр, /);
});

test('VET-03 without an e-mail only the SMS; what was sent is not sent again', async () => {
  const { phone } = letters.someone();
  await book(3, { phone });
  await letters.send();
  await letters.send();
  expect(await shop.outside.sentTo(phone)).toHaveLength(1);
});

test('VET-04 a visit that is moved, then cancelled: each time a letter with the changed calendar entry and an SMS', async () => {
  const someone = letters.someone();
  const anna = await shop.customer('anna@example.ru');
  const { id } = await book(4, someone, anna.session());
  await letters.send();
  const link = `http://shop.localhost/visit/${visitToken(id, LINK_KEY)}/`;
  expect((await shop.outside.sentTo(someone.phone))[0]?.text).toContain(link);
  const startsAt = inDays(6);
  await anna.api(moveOwnVisit, { id, startsAt, specialistId: null });
  await letters.send();
  const moved = (await shop.outside.sentTo(someone.email))[0];
  expect(moved?.subject).toMatch(new RegExp(`^Запись № ${id} перенесена, .+, 09:00$`));
  expect(moved?.text).toContain(link);
  expect(calendarOf(moved)).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', `UID:visit-${id}@zapovednik`, 'SEQUENCE:1', 'STATUS:CONFIRMED']),
  );
  expect((await shop.outside.sentTo(someone.phone))[0]?.text).toMatch(/ перенесена: .+, 09:00\. Кабинет/);

  await anna.api(cancelVet, { id });
  await letters.send();
  const cancelled = (await shop.outside.sentTo(someone.email))[0];
  expect(cancelled?.subject).toMatch(new RegExp(`^Запись № ${id} отменена`));
  expect(cancelled?.text).not.toContain('/visit/');
  expect(calendarOf(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:visit-${id}@zapovednik`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});

test('VET-03 who has booked on a day that the salon closes gets the link to choose another time', async () => {
  const someone = letters.someone();
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'salon', passwordHash, groups: ['1c_service_user'] });
  const { id, day } = await book(5, someone);
  const salon = await shop.customer('salon');
  await salon.api(closeSalonDay, { id: 1, day });
  // The message of the booking was still waiting, and would no longer be true.
  await letters.send();
  const [letter, ...others] = await shop.outside.sentTo(someone.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toContain('Салон закрыт, выберите другое время');
  expect(calendarOf(letter)).toContain('METHOD:CANCEL');
  const link = `http://shop.localhost/visit/${visitToken(id, LINK_KEY)}/`;
  expect(letter?.text).toContain(link);
  const [sms] = await shop.outside.sentTo(someone.phone);
  expect(sms?.text).toMatch(/салон закрыт\. Выберите другое время: http/);
});
