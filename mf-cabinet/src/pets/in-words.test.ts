import { ageInWords, birthdayInWords, weightInWords } from './in-words';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [0, 'меньше месяца'],
  [1, '1 месяц'],
  [5, '5 месяцев'],
  [12, '1 год'],
  [27, '2 года 3 месяца'],
  [60, '5 лет'],
  [252, '21 год'],
  [143, '11 лет 11 месяцев'],
])('PET-04 %d months are «%s»', (months, words) => expect(plain(ageInWords(months))).toBe(words));

test('the days to a birthday', () => {
  expect([0, 1, 2, 21, 365].map((days) => plain(birthdayInWords(days)))).toEqual([
    'Сегодня день рождения!',
    'День рождения завтра',
    'День рождения через 2 дня',
    'День рождения через 21 день',
    'День рождения через 365 дней',
  ]);
});

test('a weight in kilograms, of the smallest in grams', () => {
  expect([4.5, 30, 0.035].map((weight) => plain(weightInWords(weight)))).toEqual(['4,5 кг', '30 кг', '35 г']);
});
