import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { fixtures } from '@zapovednik/testing';
import { fillRest, form, house, openCourier, options, part, save, street, work } from '../../testing/courier-tab';

const { userDelivery } = fixtures;

test('VAL-16 VAL-17 the fields of street and house have their placeholders', async () => {
  await openCourier();
  expect(street()).toHaveAttribute('placeholder', 'Улица*');
  expect(house()).toHaveAttribute('placeholder', 'Дом*');
});

test('VAL-05 VAL-06 VAL-09 an address requires street, house, floor and lift', async () => {
  await openCourier();
  await save();
  expect(street()).toHaveAccessibleDescription(/^Укажите улицу Напишите три буквы/);
  expect(house()).toHaveAccessibleDescription(/^Укажите номер дома По/);
  expect(form().getByRole('textbox', { name: 'Этаж' })).toHaveAccessibleDescription(/^Укажите Ваш этаж /);
  expect(form().getByRole('combobox', { name: 'Лифт' })).toHaveAccessibleDescription(/^Укажите наличие лифта /);
  expect(street()).toHaveFocus();
});

test('VAL-11 VAL-13 LIM-66 streets are suggested from three characters on, without houses', async () => {
  const { app, inputs } = await openCourier();
  app.backEnd.answer(suggestAddress, {
    suggestions: [part('Малышева', null), part('Малышева', '5'), part('Малая', null)],
  });
  await userEvent.type(street(), 'Ма');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(inputs(suggestAddress)).toEqual([]);
  await userEvent.type(street(), 'л');
  await screen.findByRole('option', { name: 'ул Малышева' });
  expect(options().filter((text) => text?.startsWith('ул '))).toEqual(['ул Малышева', 'ул Малая']);
  expect(inputs(suggestAddress)).toMatchObject([{ query: 'Мал', from_bound: { value: 'street' } }]);
  await userEvent.click(screen.getByRole('option', { name: 'ул Малышева' }));
  expect(street()).toHaveValue('ул Малышева');
});

test('VAL-11 a street that is chosen from the suggestions is no error any more', async () => {
  const { app } = await openCourier();
  app.backEnd.answer(suggestAddress, { suggestions: [part('Малышева', null)] });
  await save();
  expect(street()).toHaveAccessibleDescription(/^Укажите улицу/);
  await userEvent.type(street(), 'Малы');
  await userEvent.click(await screen.findByRole('option', { name: 'ул Малышева' }));
  await waitFor(() => expect(street()).not.toHaveAccessibleDescription(/Укажите улицу/));
});

test('VAL-12 ERR-21 a street that is not found says so; while the service is down the address is typed', async () => {
  const { app } = await openCourier();
  await userEvent.type(street(), 'Выдум');
  expect((await form().findAllByText('Ничего не найдено')).length).toBeGreaterThan(0);
  app.backEnd.fail(suggestAddress, {
    status: 503,
    message: 'Подсказки адресов сейчас не работают. Введите адрес вручную',
  });
  await userEvent.type(street(), 'анная');
  expect(await form().findByText('Подсказки адресов сейчас не работают. Введите адрес вручную')).toBeVisible();
});

test('VAL-18 DEL-70 what begins with «светлый» suggests the local district', async () => {
  await openCourier();
  await userEvent.type(street(), 'СВЕТЛЫЙ');
  await userEvent.click(await screen.findByRole('option', { name: 'мкр Светлый' }));
  expect(street()).toHaveValue('мкр Светлый');
});

test('VAL-14 ERR-20 a house needs a street first', async () => {
  const { inputs } = await openCourier();
  expect(form().queryByText('Сначала укажите улицу')).not.toBeInTheDocument();
  await userEvent.type(house(), '5');
  expect(await form().findByRole('alert')).toHaveTextContent('Сначала укажите улицу');
  expect(inputs(suggestAddress)).toEqual([]);
});

test('VAL-15 DEL-48 houses without flats are suggested; the chosen one is saved with its coordinates', async () => {
  const { app, inputs, notifications } = await openCourier();
  app.backEnd.answer(suggestAddress, ({ from_bound }) => ({
    suggestions:
      from_bound?.value === 'street'
        ? [part('Малышева', null)]
        : [
            part('Малышева', '36', { flat: '1' }),
            part('Малышева', '36', { block_type: 'к', block: '2', geo_lat: '56.8', geo_lon: '60.6' }),
          ],
  }));
  await userEvent.type(street(), 'Малыш');
  await userEvent.click(await screen.findByRole('option', { name: 'ул Малышева' }));
  await userEvent.type(house(), '36');
  await userEvent.click(await screen.findByRole('option', { name: '36 к 2' }));
  expect(screen.queryByRole('option', { name: '36' })).not.toBeInTheDocument();
  await fillRest();
  await save();
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setUserProfileData)).toMatchObject([{ street: 'ул Малышева', house: '36 к 2', coords: '56.8,60.6' }]);
});

test('DEL-20 DEL-68 DEL-34 another street clears the rest of the address', async () => {
  await openCourier({ chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: work }) });
  expect(house()).toHaveValue('5');
  await userEvent.type(street(), ', 2-я');
  expect(house()).toHaveValue('');
  expect(form().getByRole('textbox', { name: 'Этаж' })).toHaveValue('');
  expect(form().getByRole('combobox', { name: 'Лифт' })).toHaveValue('');
});

test('API-47 an address that the server does not know is refused at its field', async () => {
  const { app, notifications } = await openCourier();
  const message = 'Не нашли такую улицу. Выберите её из подсказок';
  app.backEnd.fail(setUserProfileData, { status: 400, message, fields: { street: message } });
  await userEvent.type(street(), 'улица Выдуманная');
  await userEvent.type(house(), '5');
  await fillRest();
  await save();
  await waitFor(() => expect(street()).toHaveAccessibleDescription(message));
  expect(notifications).toEqual([]);
});

test('API-47 an address for a call says so', async () => {
  const marked = { ...work, needsCall: 'Y' as const };
  const { dialog } = await openCourier({
    chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: marked }),
  });
  expect(dialog.getByText('Уточним адрес по телефону')).toBeVisible();
});
