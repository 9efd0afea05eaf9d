import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from 'shared-contracts/checkout/calls/basket';
import {
  getPickupPoints,
  getUserDelivery,
  setDelivery,
  setUserProfileData,
} from 'shared-contracts/checkout/calls/delivery';
import { type DeliveryPrice, getDeliveryPrices } from 'shared-contracts/checkout/calls/delivery-price';
import {
  addProfile,
  type DeliveryProfile,
  deleteProfile,
  getProfilesOfLocation,
  updateProfile,
} from 'shared-contracts/checkout/calls/delivery-profile';
import { type AddressSuggestion, LOCAL_SUGGESTION, suggestAddress } from 'shared-contracts/checkout/calls/suggestions';
import { openDelivery } from 'shared-contracts/checkout/commands';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { showNotification } from 'shared-contracts/shell/commands';
import { createTestApp, fixtures, renderWithApp } from 'shared-contracts/testing';
import area from '../../area';

const { userDelivery } = fixtures;

const empty = { porch: '', floor: '', apartment: '', elevator: '', coords: '' } as const;
const work = { ...empty, street: 'улица Ленина', house: '5', floor: '3', elevator: 'Y', coords: '56.84,60.6' } as const;
const profile = (id: number, changes: Partial<DeliveryProfile> = {}): DeliveryProfile => ({
  ...work,
  id,
  city: 'Екатеринбург',
  locationId: 2201,
  ...changes,
});
const dacha = profile(2, { street: 'улица Лесная', house: '1' });
const withoutLift = profile(3, { street: 'улица Мира', house: '7', elevator: '' });

const courier: DeliveryPrice = {
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

const part = (street: string, house: string | null, more = {}): AddressSuggestion => ({
  value: street,
  unrestricted_value: `${street} ${house}`,
  data: { ...LOCAL_SUGGESTION.data, street, street_with_type: `ул ${street}`, house, ...more },
});

interface Options {
  chosen?: ReturnType<typeof userDelivery>;
  /** Null: an anonymous visitor. */
  saved?: DeliveryProfile[] | null;
}

/** The tab «Доставка» of the dialog. */
async function open({ chosen = userDelivery(), saved = null }: Options = {}) {
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
  app.backEnd.answer(setUserProfileData, (address) =>
    userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { ...empty, ...address } }),
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

const form = () => within(screen.getByRole('form', { name: 'Выбор адреса доставки' }));
const street = () => form().getByRole('combobox', { name: 'Улица' });
const house = () => form().getByRole('combobox', { name: 'Дом' });
const options = () => screen.queryAllByRole('option', { hidden: false }).map((option) => option.textContent);

async function fillRest() {
  await userEvent.type(form().getByRole('textbox', { name: 'Этаж' }), '3');
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Лифт' }), 'Нет');
}
const save = () => userEvent.click(form().getByRole('button', { name: 'Сохранить адрес' }));

test('VAL-16 VAL-17 the fields of street and house have their placeholders', async () => {
  await open();
  expect(street()).toHaveAttribute('placeholder', 'Улица*');
  expect(house()).toHaveAttribute('placeholder', 'Дом*');
});

test('VAL-05 VAL-06 VAL-09 an address requires street, house, floor and lift', async () => {
  await open();
  await save();
  expect(street()).toHaveAccessibleDescription('Укажите улицу');
  expect(house()).toHaveAccessibleDescription('Укажите номер дома');
  expect(form().getByRole('textbox', { name: 'Этаж' })).toHaveAccessibleDescription('Укажите Ваш этаж');
  expect(form().getByRole('combobox', { name: 'Лифт' })).toHaveAccessibleDescription('Укажите наличие лифта');
  expect(street()).toHaveFocus();
});

test('VAL-11 VAL-13 LIM-66 streets are suggested from three characters on, without houses', async () => {
  const { app, inputs } = await open();
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

test('VAL-12 ERR-21 a street that is not found says so; while the service is down the address is typed', async () => {
  const { app } = await open();
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
  await open();
  await userEvent.type(street(), 'СВЕТЛЫЙ');
  await userEvent.click(await screen.findByRole('option', { name: 'мкр Светлый' }));
  expect(street()).toHaveValue('мкр Светлый');
});

test('VAL-14 ERR-20 a house needs a street first', async () => {
  const { inputs } = await open();
  await userEvent.type(house(), '5');
  expect(await form().findByRole('alert')).toHaveTextContent('Сначала укажите улицу');
  expect(inputs(suggestAddress)).toEqual([]);
});

test('VAL-15 DEL-48 houses without flats are suggested; the chosen one is saved with its coordinates', async () => {
  const { app, inputs, notifications } = await open();
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
  await open({ chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: work }) });
  expect(house()).toHaveValue('5');
  await userEvent.type(street(), ', 2-я');
  expect(house()).toHaveValue('');
  expect(form().getByRole('textbox', { name: 'Этаж' })).toHaveValue('');
  expect(form().getByRole('combobox', { name: 'Лифт' })).toHaveValue('');
});

test('API-47 an address that the server does not know is refused at its field', async () => {
  const { app, notifications } = await open();
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
  const { dialog } = await open({ chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: marked }) });
  expect(dialog.getByText('Уточним адрес по телефону')).toBeVisible();
});

const chosenHome = userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { ...work, id: 1 } });

test('DEL-19 DEL-24 DEL-25 the chosen address, the others, and the way to a new one', async () => {
  const { dialog, inputs, notifications } = await open({ chosen: chosenHome, saved: [profile(1), dacha] });
  const chosen = within((await dialog.findByText('Выбранный адрес')).closest('section') ?? document.body);
  expect(chosen.getByText('улица Ленина, 5, этаж 3')).toBeVisible();
  expect(chosen.queryByRole('button', { name: /^Выбрать/ })).not.toBeInTheDocument();
  const others = within(dialog.getByText('Другие').closest('section') ?? document.body);
  expect(others.getByText('Адрес доставки')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Добавить адрес' })).toBeVisible();
  await userEvent.click(others.getByRole('button', { name: 'Выбрать: улица Лесная, 1, этаж 3' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setUserProfileData)).toMatchObject([{ id: 2 }]);
});

test('DEL-30 while a choice is saved the list is dimmed and blocked', async () => {
  const { app, dialog } = await open({ chosen: chosenHome, saved: [profile(1), dacha] });
  app.backEnd.answer(setUserProfileData, () => new Promise(() => {}));
  const button = await dialog.findByRole('button', { name: /^Выбрать: улица Лесная/ });
  await userEvent.click(button);
  await waitFor(() => expect(button.closest('[aria-busy]')).toHaveAttribute('inert'));
});

test('DEL-57 the only saved address is shown as that of the delivery', async () => {
  const { dialog } = await open({ saved: [dacha] });
  expect(await dialog.findByText('Выбранный адрес')).toBeVisible();
  expect(dialog.queryByText('Другие')).not.toBeInTheDocument();
});

test('DEL-56 DEL-67 API-36 an address without the lift is not chosen; the answer alone is saved, and chooses it', async () => {
  const { app, dialog, notifications, inputs } = await open({ saved: [withoutLift, dacha] });
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
  const { app, dialog, notifications, inputs } = await open({ chosen: chosenHome, saved: [profile(1), withoutLift] });
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

test.each([
  ['an anonymous visitor', null],
  ['a customer', [profile(1)]],
])('DEL-58 API-45 after pickup was chosen %s takes the courier to the same address again', async (_, saved) => {
  const toPoint = userDelivery({ DELIVERY_TYPE: 'pickup', USER_PROFILE_DATA: { ...work, id: saved ? 1 : undefined } });
  const { app, dialog, inputs, notifications } = await open({ chosen: toPoint, saved });
  app.backEnd.answer(setDelivery, chosenHome);
  await userEvent.click(await dialog.findByRole('button', { name: 'Доставить сюда' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(inputs(setDelivery)).toEqual([{ id: 1 }]);
});

test('DEL-58 a courier that is chosen already is not offered again', async () => {
  const { dialog } = await open({ chosen: chosenHome, saved: [profile(1)] });
  await dialog.findByText(/^Курьером/);
  expect(dialog.queryByRole('button', { name: 'Доставить сюда' })).not.toBeInTheDocument();
});

test.each([
  [courier, 'Курьером завтра: от 199 ₽, бесплатно от 2 000 ₽'],
  [{ ...courier, FREE_FROM: null }, 'Курьером завтра: от 199 ₽'],
  [{ ...courier, PRICE: 0 }, 'Курьером завтра: бесплатно'],
])('API-49 the tab names the price of the courier', async (price, text) => {
  const { app, dialog } = await open();
  app.backEnd.answer(getDeliveryPrices, [price]);
  await act(() => app.query.invalidateQueries({ queryKey: ['mf-checkout', 'delivery-prices'] }));
  expect(await dialog.findByText(text)).toBeVisible();
});

test('DEL-26 DEL-58 DEL-71 a new address of a customer joins the saved ones, and is chosen', async () => {
  const { app, dialog, inputs, notifications } = await open({ chosen: chosenHome, saved: [profile(1)] });
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
  const { app, dialog, inputs, notifications } = await open({ chosen: chosenHome, saved: [profile(1), dacha] });
  await userEvent.click(await dialog.findByRole('button', { name: /^Удалить: улица Лесная/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить адрес?' }));
  app.backEnd.fail(deleteProfile);
  await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(notifications).toEqual(['Не удалось удалить профиль доставки']));
  expect(inputs(deleteProfile)).toEqual([{ id: 2 }]);
});

test('DEL-29 DEL-71 an anonymous visitor has only the address of the visit, and the way to sign in', async () => {
  const { dialog, inputs } = await open({
    chosen: userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: work }),
  });
  expect(dialog.getByText('Выбранный адрес')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/auth/');
  expect(inputs(getProfilesOfLocation)).toEqual([]);
});
