import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import {
  addProfile,
  deleteProfile,
  getProfilesOfLocation,
  updateProfile,
} from '@zapovednik/api/checkout/calls/delivery-profile';
import {
  chosenHome,
  dacha,
  fillRest,
  house,
  openCourier,
  profile,
  save,
  street,
  withoutLift,
} from '../../testing/courier-tab';

test('DEL-19 DEL-24 DEL-25 the chosen address, the others, and the way to a new one', async () => {
  const { dialog, inputs, notifications } = await openCourier({ chosen: chosenHome, saved: [profile(1), dacha] });
  const chosen = within((await dialog.findByText('Выбранный адрес')).closest('section') ?? document.body);
  expect(chosen.getByText('улица Ленина, 5, этаж 3')).toBeVisible();
  expect(chosen.getByRole('button', { name: 'Выбрать: улица Ленина, 5, этаж 3' })).toHaveTextContent('Выбрать');
  const others = within(dialog.getByText('Другие').closest('section') ?? document.body);
  expect(others.getByText('Адрес доставки')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Добавить адрес' })).toBeVisible();
  await userEvent.click(others.getByRole('button', { name: 'Выбрать: улица Лесная, 1, этаж 3' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setUserProfileData)).toMatchObject([{ id: 2 }]);
});

test('DEL-30 while a choice is saved the list is dimmed and blocked', async () => {
  const { app, dialog } = await openCourier({ chosen: chosenHome, saved: [profile(1), dacha] });
  app.backEnd.answer(setUserProfileData, () => new Promise(() => {}));
  const button = await dialog.findByRole('button', { name: /^Выбрать: улица Лесная/ });
  await userEvent.click(button);
  await waitFor(() => expect(button.closest('[aria-busy]')).toHaveAttribute('inert'));
});

test('DEL-57 the only saved address is shown as that of the delivery', async () => {
  const { dialog } = await openCourier({ saved: [dacha] });
  expect(await dialog.findByText('Выбранный адрес')).toBeVisible();
  expect(dialog.queryByText('Другие')).not.toBeInTheDocument();
});

test('DEL-56 DEL-67 API-36 an address without the lift is not chosen; the answer alone is saved, and chooses it', async () => {
  const { app, dialog, notifications, inputs } = await openCourier({ saved: [withoutLift, dacha] });
  expect(await dialog.findByText('Укажите наличие лифта')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Выбрать: улица Мира/ }));
  await waitFor(() => expect(notifications).toEqual(['Отсуствует поле elevator']));
  expect(inputs(setUserProfileData)).toEqual([]);
  app.backEnd.answer(updateProfile, { ...withoutLift, elevator: 'Y' });
  await userEvent.click(dialog.getByRole('button', { name: 'Лифт есть: улица Мира, 7, этаж 3' }));
  await waitFor(() => expect(inputs(updateProfile)).toEqual([{ id: 3, elevator: 'Y' }]));
  await waitFor(() => expect(inputs(setUserProfileData)).toMatchObject([{ id: 3, elevator: 'Y' }]));
});

test('API-36 ERR-27 an answer about the lift that nobody waited for chooses nothing; a failure is said', async () => {
  const { app, dialog, notifications, inputs } = await openCourier({
    chosen: chosenHome,
    saved: [profile(1), withoutLift],
  });
  app.backEnd.fail(updateProfile);
  const answer = await dialog.findByRole('button', { name: /^Лифта нет: улица Мира/ });
  await userEvent.click(answer);
  await waitFor(() => expect(notifications).toEqual(['Возникла ошибка']));
  app.backEnd.answer(updateProfile, { ...withoutLift, elevator: 'N' });
  app.backEnd.answer(getProfilesOfLocation, [profile(1), { ...withoutLift, elevator: 'N' }]);
  await userEvent.click(answer);
  await waitFor(() => expect(dialog.queryByText('Укажите наличие лифта')).not.toBeInTheDocument());
  expect(inputs(setUserProfileData)).toEqual([]);
});

test('DEL-26 DEL-58 DEL-71 a new address of a customer joins the saved ones, and is chosen', async () => {
  const { app, dialog, inputs, notifications } = await openCourier({ chosen: chosenHome, saved: [profile(1)] });
  await userEvent.click(await dialog.findByRole('button', { name: 'Добавить адрес' }));
  await userEvent.type(street(), 'улица Лесная');
  await userEvent.type(house(), '1');
  await fillRest();
  app.backEnd.answer(addProfile, dacha);
  await save();
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(addProfile)).toMatchObject([{ street: 'улица Лесная', house: '1' }]);
  expect(inputs(setUserProfileData)).toMatchObject([{ id: 2 }]);
  expect(inputs(getProfilesOfLocation).length).toBeGreaterThan(1);
});

test('DEL-65 ERR-11 an address is deleted after a question; a failure is said', async () => {
  const { app, dialog, inputs, notifications } = await openCourier({ chosen: chosenHome, saved: [profile(1), dacha] });
  await userEvent.click(await dialog.findByRole('button', { name: /^Удалить: улица Лесная/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить адрес?' }));
  app.backEnd.fail(deleteProfile);
  await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(notifications).toEqual(['Не удалось удалить профиль доставки']));
  expect(inputs(deleteProfile)).toEqual([{ id: 2 }]);
});
