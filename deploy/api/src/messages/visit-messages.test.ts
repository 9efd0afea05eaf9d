import { appointment as answered } from 'shared-contracts/services/calls/booking';
import { cityTime } from '../delivery/city-time';
import { addDays } from '../order/days';
import { zonedTime } from '../services/zoned-time';
import { fillSalons } from '../testing/salons';
import { startWritingShop, type WritingShop } from '../testing/writing-shop';

const ZONE = 'Asia/Yekaterinburg';

let shop: WritingShop;
beforeAll(async () => {
  shop = await startWritingShop();
  await fillSalons(shop.db);
}, 60_000);
afterEach(() => shop.mend());
afterAll(() => shop.close());

const inDays = (days: number) => zonedTime(addDays(cityTime(new Date(), ZONE).day, days), '09:00', ZONE).toISOString();

async function book(days: number, changes: object = {}, session?: string) {
  const body = {
    ...{ salonId: 1, serviceId: 1, specialistId: 1, startsAt: inDays(days), animal: 'dog', petName: 'Рекс; «Пёс»' },
    ...{ name: 'Иван Лесов', acceptPersonData: 'Y', ...changes },
  };
  const { value } = await shop.ask('/services/vet/send/', { session: session ?? (await shop.visit()), body });
  return answered.parse(value);
}

test('VET-03 a guest gets an SMS and a letter with a file for the calendar', async () => {
  const someone = shop.someone();
  const visit = await book(2, someone);
  await shop.send();
  const [sms] = await shop.outside.sentTo(someone.phone);
  expect(sms?.text).toMatch(new RegExp(`^Заповедник: запись ${visit.id}, .+, 09:00\\. Кабинет на Ленина\\.`));
  const [letter] = await shop.outside.sentTo(someone.email);
  expect(letter?.subject).toMatch(/^Вы записаны: Осмотр, .+, 09:00$/);
  expect(letter?.text).toContain('Вера Лисина, Терапевт');
  const [file] = letter?.attachments ?? [];
  expect(file).toMatchObject({ name: `zapis-${visit.id}.ics`, type: 'text/calendar; charset=utf-8' });
  const lines = file?.text.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const utc = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:visit-${visit.id}@zapovednik`,
      `DTSTART:${utc(visit.startsAt)}`,
      `DTEND:${utc(visit.endsAt)}`,
      'SUMMARY:Осмотр: Рекс\\; «Пёс»',
    ]),
  );
});

test('VET-03 without an e-mail only the SMS; what was sent is not sent again', async () => {
  const { phone } = shop.someone();
  await book(3, { phone });
  await shop.send();
  await shop.send();
  expect(await shop.outside.sentTo(phone)).toHaveLength(1);
});

test('VET-04 a cancelled visit is told of', async () => {
  const someone = shop.someone();
  const session = await shop.signIn('anna@example.ru');
  const { id } = await book(4, someone, session);
  await shop.send();
  await shop.ask('/services/vet/cancel/', { session, body: { id } });
  await shop.send();
  const [letter] = await shop.outside.sentTo(someone.email);
  expect(letter?.subject).toMatch(new RegExp(`^Запись № ${id} отменена`));
  expect(letter?.attachments).toBeUndefined();
});
