import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { searchLocations } from '@zapovednik/api/shell/calls/location';
import { openCityList } from '@zapovednik/areas/shell/commands';
import { fillRest, form, house, openCourier, part, save, street } from '../../testing/courier-tab';

const line = () => form().getByRole('combobox', { name: 'Адрес одной строкой' });
const geo = { geo_lat: '56.84', geo_lon: '60.6' };
const place = (ID: number, LOCATION_NAME: string, CITY_ID: number) => ({
  ...{ ID, LOCATION_NAME, CITY_ID, CODE: '', SORT: 100, LOCATION_TYPE: 'CITY' as const },
  ...{ PARENT_ID: 1, REGION_ID: 66, COUNTRY_ID: 1, PARENT_NAME: '' },
});

/** The open form; the service answers by the text and the place of the question. */
async function openSearch(answers: (query: string, isHere: boolean, town: string) => ReturnType<typeof part>[]) {
  const opened = await openCourier();
  opened.app.backEnd.answer(searchLocations, []);
  opened.app.backEnd.answer(suggestAddress, ({ query, locations = [] }) => ({
    suggestions: answers(query.toLowerCase(), locations.length > 0, locations[0]?.city ?? ''),
  }));
  await form().findByRole('combobox', { name: 'Адрес одной строкой' });
  return opened;
}

test('DEL-34 VAL-11 one line finds street and house, also in the wrong keyboard layout, and Enter takes the first', async () => {
  const { inputs, notifications } = await openSearch((query) =>
    query === 'малышева 5' ? [part('Малышева', '5', geo), part('Малышева', '51', geo)] : [],
  );
  await userEvent.type(line(), 'vfksitdf 5');
  await screen.findByRole('option', { name: 'ул Малышева, 5' });
  await userEvent.keyboard('{Enter}');
  expect(street()).toHaveValue('ул Малышева');
  expect(house()).toHaveValue('5');
  await fillRest();
  await save();
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setUserProfileData)).toMatchObject([{ street: 'ул Малышева', house: '5', coords: '56.84,60.6' }]);
});

test('DEL-34 DEL-68 a town that the city serves: its houses only, and the address is saved with the town', async () => {
  const { app, inputs, notifications } = await openSearch((query, _, town) =>
    town === 'Берёзовский' && query === 'ленина 5' ? [part('Ленина', '5', geo)] : [],
  );
  app.backEnd.answer(searchLocations, ({ q }) => (q === 'берёз' ? [place(2301, 'Берёзовский', 2201)] : []));
  await userEvent.type(line(), 'берёз');
  await userEvent.click(await screen.findByRole('option', { name: 'Берёзовский' }));
  expect(line()).toHaveValue('Берёзовский, ');
  // The town is in the form before its street is known.
  expect(form().getByText('Берёзовский')).toBeVisible();
  await userEvent.type(line(), 'ленина 5');
  await userEvent.click(await screen.findByRole('option', { name: 'Берёзовский, ул Ленина, 5' }));
  expect(form().getByText('Берёзовский')).toBeVisible();
  await fillRest();
  await save();
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setUserProfileData)).toMatchObject([{ town: 'Берёзовский', street: 'ул Ленина', house: '5' }]);
});

test('CIT-26 DEL-34 an address that another city delivers to leads to the list of cities, with its town', async () => {
  const { app } = await openSearch((query, isHere) =>
    !isHere && query === 'троицк ленина 5'
      ? [part('Ленина', '5', { city: 'Троицк', region_with_type: 'Челябинская обл' })]
      : [],
  );
  const opened = jest.fn(async () => ({}));
  app.command(openCityList, opened);
  app.backEnd.answer(searchLocations, [place(2316, 'Троицк', 2204)]);
  await userEvent.type(line(), 'троицк ленина 5');
  await userEvent.click(await screen.findByRole('option', { name: 'Челябинская обл, Троицк, ул Ленина, 5' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith({ search: 'Троицк' }));
  expect(street()).toHaveValue('');
});

test('VAL-12 API-47 a house that does not exist is refused at once: in the line, and when its field is left', async () => {
  await openSearch((query) => (query === 'малышева' ? [part('Малышева', null)] : []));
  await userEvent.type(line(), 'малышева 999');
  expect((await form().findAllByText('Не нашли такой дом. Проверьте номер')).length).toBeGreaterThan(0);
  await userEvent.type(street(), 'малышева');
  await userEvent.type(house(), '999');
  await userEvent.tab();
  await waitFor(() => expect(house()).toHaveAccessibleDescription('Не нашли такой дом. Выберите его из подсказок'));
});
