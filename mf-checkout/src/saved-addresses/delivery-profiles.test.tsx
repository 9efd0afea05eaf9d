import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import {
  type DeliveryProfile,
  deleteProfile,
  editProfile,
  getProfiles,
} from '@zapovednik/api/checkout/calls/delivery-profile';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { Component } from './delivery-profiles';

const home: DeliveryProfile = {
  id: 1,
  city: 'Екатеринбург',
  locationId: 2201,
  street: 'улица Ленина',
  house: '5',
  porch: '',
  floor: '3',
  apartment: '',
  elevator: 'Y',
  coords: '56.84,60.6',
};
const parents: DeliveryProfile = { ...home, id: 2, city: 'Пермь', locationId: 2210, street: 'улица Попова' };

/** The widget of a customer with these addresses; a deleted one is gone. */
function show(saved = [home, parents], props: { editId?: number; onEdited?: () => void } = {}, userId = 7) {
  const app = createTestApp({ report: () => {} });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId });
  let left = saved;
  app.backEnd.answer(getProfiles, () => left);
  app.backEnd.answer(getUserDelivery, fixtures.userDelivery());
  app.backEnd.answer(suggestAddress, { suggestions: [] });
  app.backEnd.answer(deleteProfile, ({ id }) => {
    left = left.filter((one) => one.id !== Number(id));
    return left;
  });
  const { unmount } = renderWithApp(<Component {...props} />, { app });
  return Object.assign(app, { unmount });
}

afterEach(() => sessionStorage.clear());

test('DEL-27 DEL-28 DEL-71 addresses of all cities; those of this storefront can be chosen', async () => {
  show();
  expect(await screen.findByText('Екатеринбург, улица Ленина, 5, этаж 3')).toBeVisible();
  expect(screen.getByText('Пермь, улица Попова, 5, этаж 3')).toBeVisible();
  expect(screen.getAllByText('Адрес доставки')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Выбрать/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Выбрать: улица Ленина, 5, этаж 3',
  ]);
});

test('API-35 a changed address keeps its city', async () => {
  const app = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Изменить: улица Попова/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Квартира' }), '14');
  app.backEnd.answer(editProfile, { ...parents, apartment: '14' });
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
  expect(await screen.findByRole('button', { name: 'Добавить адрес' })).toHaveFocus();
  const sent = app.backEnd.asked.find(({ id }) => id === editProfile.id)?.input;
  expect(sent).toMatchObject({ id: 2, locationId: 2210, apartment: '14' });
});

test('API-37 who does not want to delete an address after all keeps it', async () => {
  const app = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Удалить: улица Попова/ }));
  const question = await screen.findByRole('dialog', { name: 'Удалить адрес?' });
  expect(question).toHaveTextContent('улица Попова, 5, этаж 3 пропадёт из списка ваших адресов.');
  await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/улица Попова/)).toBeVisible();
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(deleteProfile.id);
});

test('API-37 a deleted address is gone from the list, and the keyboard goes on there', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Удалить: улица Попова/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText(/улица Попова/)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить адрес' })).toHaveFocus());
});

test('ROU-78 the form of the asked address is open; saving and giving up end it', async () => {
  const onEdited = jest.fn();
  const app = show([home, parents], { editId: 2, onEdited });
  expect(await screen.findByRole('combobox', { name: 'Улица' })).toHaveValue('улица Попова');
  app.backEnd.answer(editProfile, parents);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
  await screen.findByRole('button', { name: 'Добавить адрес' });
  expect(onEdited).toHaveBeenCalledTimes(1);
});

test('ROU-78 an address that is not in the list leaves the list', async () => {
  show([home], { editId: 77 });
  expect(await screen.findByText('Екатеринбург, улица Ленина, 5, этаж 3')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Улица' })).not.toBeInTheDocument();
});

test('DEL-26 a customer without addresses is told so, and can add the first one', async () => {
  show([]);
  expect(await screen.findByText(/^Сохранённых адресов пока нет/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }));
  expect(screen.getByRole('combobox', { name: 'Адрес одной строкой' })).toHaveFocus();
});

test('DEL-71 a new address that was typed comes back after a sign-in, only for this customer, until it is given up', async () => {
  const typed = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Улица' }), 'Мира');
    await userEvent.type(screen.getByRole('textbox', { name: 'Этаж' }), '9');
  };
  const first = show();
  await typed();
  first.unmount();
  const back = show();
  expect(await screen.findByRole('combobox', { name: 'Улица' })).toHaveValue('Мира');
  expect(screen.getByRole('textbox', { name: 'Этаж' })).toHaveValue('9');
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  back.unmount();
  const empty = show();
  expect(await screen.findByRole('button', { name: 'Добавить адрес' })).toBeVisible();
  await typed();
  empty.unmount();
  show([], {}, 8);
  expect(await screen.findByText(/^Сохранённых адресов пока нет/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Улица' })).not.toBeInTheDocument();
});

test('ROU-78 what was changed in an address comes back on the page of this address only', async () => {
  const first = show([home, parents], { editId: 2 });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Квартира' }), '14');
  first.unmount();
  const other = show([home, parents], { editId: 1 });
  expect(await screen.findByRole('textbox', { name: 'Квартира' })).toHaveValue('');
  other.unmount();
  show([home, parents], { editId: 2 });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Квартира' })).toHaveValue('14'));
});
