import { openingHoursData, streetOf } from './place-data';

test.each([
  ['Пермь, улица 8 Марта, 32. Рядом с аптекой.', 'улица 8 Марта, 32'],
  ['ул. Ленина, 5а. Вход со двора. Звоните.', 'ул. Ленина, 5а'],
  ['проспект Мира, 7/2', 'проспект Мира, 7/2'],
  ['Пермь, площадь Мира', 'площадь Мира'],
])('«%s» has the street and the house', (address, street) => {
  expect(streetOf(address, 'Пермь')).toBe(street);
});

test('search engines get the hours of each open day, of a shop that never closes too', () => {
  const [monday, ...others] = openingHoursData('пн–сб 9:00–21:30');
  expect(monday).toMatchObject({ dayOfWeek: 'Monday', opens: '09:00', closes: '21:30' });
  expect(others.map(({ dayOfWeek }) => dayOfWeek)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(openingHoursData('круглосуточно')[6]).toMatchObject({ dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' });
  expect(openingHoursData('как договоримся')).toEqual([]);
});
