import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDelivery, setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { getDeliveryPrices } from '@zapovednik/api/checkout/calls/delivery-price';
import { getProfilesOfLocation } from '@zapovednik/api/checkout/calls/delivery-profile';
import { fixtures } from '@zapovednik/testing';
import { chosenHome, courier, openCourier, profile, work } from '../../testing/courier-tab';

const { userDelivery } = fixtures;

test.each([
  ['an anonymous visitor', null],
  ['a customer', [profile(1)]],
])('DEL-58 API-45 after pickup was chosen %s takes the courier to the same address again', async (_, saved) => {
  const toPoint = userDelivery({ DELIVERY_TYPE: 'pickup', USER_PROFILE_DATA: { ...work, id: saved ? 1 : undefined } });
  const { app, dialog, inputs, notifications } = await openCourier({ chosen: toPoint, saved });
  app.backEnd.answer(setDelivery, chosenHome);
  await userEvent.click(await dialog.findByRole('button', { name: 'Выбрать: улица Ленина, 5, этаж 3' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setDelivery)).toEqual([{ id: 1 }]);
});

test.each([
  ['an anonymous visitor', null],
  ['a customer', [profile(1)]],
])('DEL-28 DEL-47 the chosen address of %s has «Выбрать» too, which only closes', async (_, saved) => {
  const chosen = saved ? chosenHome : userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: work });
  const { app, dialog } = await openCourier({ chosen, saved });
  await dialog.findByText(/^Курьером/);
  const writes = () => app.backEnd.asked.filter(({ id }) => id === setDelivery.id || id === setUserProfileData.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Выбрать: улица Ленина, 5, этаж 3' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes()).toEqual([]);
});

test.each([
  [courier, 'Курьером завтра: от 199 ₽, бесплатно от 2 000 ₽'],
  [{ ...courier, FREE_FROM: null }, 'Курьером завтра: от 199 ₽'],
  [{ ...courier, PRICE: 0 }, 'Курьером завтра: бесплатно'],
])('API-49 the tab names the price of the courier', async (price, text) => {
  const { app, dialog } = await openCourier();
  app.backEnd.answer(getDeliveryPrices, [price]);
  await act(() => app.query.invalidateQueries({ queryKey: ['mf-checkout', 'delivery-prices'] }));
  expect(await dialog.findByText(text)).toBeVisible();
});

test('DEL-29 DEL-71 an anonymous visitor has only the address of the visit, and the way to sign in', async () => {
  const { dialog, inputs } = await openCourier({
    chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: work }),
  });
  expect(dialog.getByText('Выбранный адрес')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/auth/');
  expect(inputs(getProfilesOfLocation)).toEqual([]);
});
