import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getPickupPoints, getUserDelivery, setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { getDeliveryPrices } from '@zapovednik/api/checkout/calls/delivery-price';
import { type DeliveryProfile, getProfilesOfLocation } from '@zapovednik/api/checkout/calls/delivery-profile';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { addressSuggestion } from '@zapovednik/api/checkout/wire/address-suggestion';
import type { DeliveryPriceAnswer } from '@zapovednik/api/checkout/wire/delivery-price';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import type * as z from 'zod/mini';
import area from '../area';

const { userDelivery } = fixtures;

const empty = { porch: '', floor: '', apartment: '', elevator: '', coords: '' } as const;
export const work = {
  ...empty,
  street: 'улица Ленина',
  house: '5',
  floor: '3',
  elevator: 'Y',
  coords: '56.84,60.6',
} as const;
export const profile = (id: number, changes: Partial<DeliveryProfile> = {}): DeliveryProfile => ({
  ...work,
  id,
  city: 'Екатеринбург',
  locationId: 2201,
  ...changes,
});
export const dacha = profile(2, { street: 'улица Лесная', house: '1' });
export const withoutLift = profile(3, { street: 'улица Мира', house: '7', elevator: '' });

export const courier: DeliveryPriceAnswer = {
  ID: 1,
  TYPE: 'courier',
  NAME: 'Курьером',
  SORT: 10,
  PRICE: 199,
  FREE_FROM: 2000,
  INCLUDED_WEIGHT: null,
  PRICE_PER_KILOGRAM: 0,
  LIFT_PRICE: null,
  PERIOD: 'завтра',
  INTERVALS: [],
};

export const part = (street: string, house: string | null, more = {}): z.input<typeof addressSuggestion> => ({
  value: street,
  unrestricted_value: `${street} ${house}`,
  data: { street, street_with_type: `ул ${street}`, house, ...more },
});

interface Options {
  /** What the session has chosen. */
  chosen?: ReturnType<typeof userDelivery>;
  /** Null: an anonymous visitor. */
  saved?: DeliveryProfile[] | null;
}

export const chosenHome = userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { ...work, id: 1 } });

/** Opens the delivery dialog at its tab «Доставка». */
export async function openCourier({ chosen = userDelivery(), saved = null }: Options = {}) {
  const app = createTestApp({ report: () => {} });
  const notifications: string[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text ?? 'Возникла ошибка');
    return {};
  });
  app.backEnd.answer(getUserDelivery, chosen);
  app.backEnd.answer(getPickupPoints, []);
  app.backEnd.answer(getBasket, fixtures.basket([]));
  app.backEnd.answer(getProfilesOfLocation, saved ?? []);
  app.backEnd.answer(getDeliveryPrices, [courier]);
  app.backEnd.answer(suggestAddress, { suggestions: [] });
  app.backEnd.answer(setUserProfileData, ({ street = '', house = '', ...address }) =>
    userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { ...empty, street, house, ...address } }),
  );
  const status = saved ? 'authorized' : 'anonymous';
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status });
  renderWithApp(<h1>Главная</h1>, { app });
  app.bus.answer(area.start(app));
  await act(() => app.bus.run(openDelivery, { tab: 'courier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Способ доставки' });
  await screen.findAllByRole('tab');
  const inputs = (call: { id: string }) =>
    app.backEnd.asked.filter(({ id }) => id === call.id).map(({ input }) => input);
  return { app, notifications, dialog: within(dialog), inputs };
}

export const form = () => within(screen.getByRole('form', { name: 'Выбор адреса доставки' }));
export const street = () => form().getByRole('combobox', { name: 'Улица' });
export const house = () => form().getByRole('combobox', { name: 'Дом' });
export const options = () => screen.queryAllByRole('option', { hidden: false }).map((option) => option.textContent);

export async function fillRest() {
  await userEvent.type(form().getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Лифт' }), 'Нет');
}
export const save = () => userEvent.click(form().getByRole('button', { name: 'Сохранить адрес' }));
