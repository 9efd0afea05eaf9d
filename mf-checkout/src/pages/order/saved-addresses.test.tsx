import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { type DeliveryProfile, getProfilesOfLocation } from '@zapovednik/api/checkout/calls/delivery-profile';
import { forgetCharity } from '@zapovednik/areas/checkout/charity-cookie';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fixtures } from '@zapovednik/testing';
import { appWithOrderCalculation, completedOrder, openOrder, step } from '../../testing/order';

beforeEach(() => forgetCharity());
afterEach(() => sessionStorage.clear());

const dacha: DeliveryProfile = {
  ...{ id: 2, city: 'Берёзовский', locationId: 2301, street: 'ул Лесная', house: '1', porch: '', floor: '2' },
  ...{ apartment: '', elevator: 'N', coords: '56.9,60.8' },
};
const home: DeliveryProfile = {
  ...dacha,
  id: 1,
  city: 'Екатеринбург',
  locationId: 2201,
  street: 'ул Малышева',
  house: '5',
};

/** The delivery step of a customer with these addresses, by courier, without an address in the session. */
async function openCourierStep(saved: DeliveryProfile[]) {
  const courier = fixtures.orderCourier({ CHECKED: 'Y' });
  const app = appWithOrderCalculation(completedOrder({ DELIVERY: [courier], PICKUP_POINT: null, PROFILE: null }));
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7 });
  app.backEnd.answer(getProfilesOfLocation, saved);
  await openOrder(app);
  return { app, delivery: step('Доставка') };
}
const street = () => step('Доставка').getByRole('combobox', { name: 'Улица' });

test('DEL-57 DEL-71 saved addresses are offered in their order; a choice fills the form, also with the town', async () => {
  const { app, delivery } = await openCourierStep([dacha, home]);
  const offered = await delivery.findByRole('group', { name: 'Сохранённые адреса' });
  expect([...offered.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Берёзовский, ул Лесная, 1, этаж 2',
    'ул Малышева, 5, этаж 2',
    'Другой адрес',
  ]);
  expect(street()).toHaveValue('');
  await userEvent.click(delivery.getByRole('radio', { name: /^Берёзовский/ }));
  expect(street()).toHaveValue('ул Лесная');
  await userEvent.click(delivery.getByRole('button', { name: 'Продолжить' }));
  await waitFor(() =>
    expect(app.backEnd.asked.filter(({ id }) => id === setUserProfileData.id)).toMatchObject([
      { input: { town: 'Берёзовский', street: 'ул Лесная', house: '1' } },
    ]),
  );
});

test('DEL-57 the only saved address is selected; another one begins with empty fields', async () => {
  const { delivery } = await openCourierStep([home]);
  await waitFor(() => expect(street()).toHaveValue('ул Малышева'));
  expect(delivery.getByRole('radio', { name: /^ул Малышева/ })).toBeChecked();
  await userEvent.click(delivery.getByRole('radio', { name: 'Другой адрес' }));
  expect(street()).toHaveValue('');
});

test('VAL-09 ORD-31 floor and lift are required for lifting only', async () => {
  const { delivery } = await openCourierStep([]);
  expect(delivery.getByRole('combobox', { name: 'Лифт' })).toBeRequired();
  expect(delivery.getByRole('textbox', { name: 'Этаж' })).toBeRequired();
  await userEvent.click(screen.getByRole('checkbox', { name: /Поднять на этаж/ }));
  expect(delivery.queryByRole('combobox', { name: 'Лифт' })).not.toBeInTheDocument();
  expect(delivery.getByRole('textbox', { name: 'Этаж' })).not.toBeRequired();
});
