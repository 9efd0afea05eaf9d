import { fixtures } from '@zapovednik/testing';
import { calendarText } from './calendar-file';

const PAGE = 'https://shop.example/visit/77.abc/';
const linesOf = (changes: Parameters<typeof fixtures.visit>[0]) =>
  calendarText(fixtures.visit(changes), PAGE).split('\r\n');

test('VET-03 the file for the calendar: in UTC, with an alarm two hours before and a link to the visit', () => {
  const { service, pet } = fixtures.visit();
  expect(linesOf({})).toEqual(
    expect.arrayContaining([
      'UID:visit-77@zapovednik',
      'DTSTART:20261124T040000Z',
      'DTEND:20261124T043000Z',
      `SUMMARY:${service.name}: ${pet.name}`,
      `URL:${PAGE}`,
      'BEGIN:VALARM',
      'TRIGGER:-PT2H',
    ]),
  );
});

test('VET-03 what a visitor types adds no line to the calendar', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085'];
  const lines = linesOf({ pet: { animal: 'dog', breed: '', name: `Рекс${breaks.join('STATUS:CANCELLED')};,\\` } });
  expect(lines).toHaveLength(linesOf({}).length);
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toMatch(/\\;\\,\\\\$/);
});
