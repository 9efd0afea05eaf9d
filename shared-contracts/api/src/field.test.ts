import { coords, dayMonthYear, link, moment } from './field';

const wordsOf = (answer: {
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}) => answer.error?.issues.map(({ message }) => message) ?? [];

test('ORD-50 a date is ДД.ММ.ГГГГ, and a wrong one is told so', () => {
  expect(wordsOf(dayMonthYear.safeParse('06.12.2026'))).toEqual([]);
  for (const wrong of ['2026-12-06', '6.12.2026', '06.12.26', ' 06.12.2026'])
    expect(wordsOf(dayMonthYear.safeParse(wrong))).toEqual(['Ожидается дата ДД.ММ.ГГГГ']);
});

test('DEL-33 DEL-35 coordinates are latitude and longitude, on the Earth', () => {
  expect(wordsOf(coords.safeParse('56.838,60.597'))).toEqual([]);
  expect(wordsOf(coords.safeParse('-90,180'))).toEqual([]);
  expect(wordsOf(coords.safeParse('56.838;60.597'))).toContain('Ожидаются координаты «широта,долгота»');
  for (const beyond of ['90.1,0', '0,-180.1'])
    expect(wordsOf(coords.safeParse(beyond))).toEqual(['Таких координат не бывает']);
});

test('a moment is in UTC, and a link is absolute', () => {
  expect(wordsOf(moment.safeParse('2026-05-01T10:00:00.000Z'))).toEqual([]);
  expect(wordsOf(moment.safeParse('2026-05-01T10:00:00+05:00'))).toEqual(['Ожидается время UTC']);
  expect(wordsOf(link.safeParse('https://vk.com/zapovednik'))).toEqual([]);
  expect(wordsOf(link.safeParse('//vk.com'))).toEqual(['Ожидается адрес']);
});
