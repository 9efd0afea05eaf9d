import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookGrooming } from '@zapovednik/api/services/calls/gruming';
import { holdVisit } from '@zapovednik/api/services/calls/hold';
import { bookVet } from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { groomingKind } from '../kinds/grooming';
import { vetKind } from '../kinds/vet';
import { asked, chooseTime, fill, press, startBooking } from '../testing/booking';

const HAIRCUT = 2;
const size = () => screen.getByRole('combobox', { name: 'Размер' });
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('GRM-03 a service whose price depends on the size: the size is asked there, and the message goes away', async () => {
  startBooking(groomingKind);
  await press(/^Салон на Ленина/);
  await press(/^Стрижка/);
  expect(size()).toHaveFocus();
  expect(size()).toHaveAccessibleDescription('Выберите размер: от него зависит цена');
  // A second press says it again.
  await press('Дальше');
  expect(size()).toHaveFocus();
  await choose('Порода', 'Пудель');
  expect(size()).toBeValid();
  expect(screen.getByRole('button', { name: 'Дальше' }).parentElement).toHaveTextContent(/2\s800/);
  await press('Дальше');
  expect(screen.getByRole('heading', { name: 'Мастер' })).toHaveFocus();
});

test('GRM-03 from the price list, then a salon by its card: the pet is asked before the specialist', async () => {
  const { app } = startBooking(groomingKind, createTestApp(), { serviceId: HAIRCUT });
  await press(/^Салон на Ленина/);
  await press('Дальше');
  expect(size()).toHaveFocus();
  await choose('Размер', 'large');
  await press('Дальше');
  await press(/^Любой мастер/);
  await press('09:00');
  await fill();
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
  expect(asked(app, bookGrooming.id)).toMatchObject([{ serviceId: HAIRCUT, animal: 'dog', size: 'large' }]);
});

test('GRM-03 a service for another animal than the first one: the form is about that animal', async () => {
  startBooking({ ...groomingKind, animals: ['cat', 'dog'] }, createTestApp(), { salonId: 1, serviceId: HAIRCUT });
  expect(await screen.findByRole('combobox', { name: 'Кто ваш питомец' })).toHaveValue('dog');
  await choose('Кто ваш питомец', 'cat');
  expect(screen.queryByRole('button', { name: 'Дальше' })).not.toBeInTheDocument();
});

test('GRM-03 a reload keeps size, price and service', async () => {
  const { unmount } = startBooking(groomingKind);
  await press(/^Салон на Ленина/);
  await choose('Размер', 'large');
  await press(/^Стрижка/);
  await press(/^Любой мастер/);
  unmount();
  startBooking(groomingKind);
  expect(screen.getByText(/^3\s500/)).toBeVisible();
  await press('09:00');
  expect(screen.getByText(/^3\s500/)).toBeVisible();
});

test('GRM-07 no price for this pet, says the server: its step opens, and the message goes away with another pet', async () => {
  const { app } = startBooking(groomingKind);
  await chooseTime(/^Любой/);
  await fill();
  const message = 'Эту услугу для такого питомца не оказываем. Уточните вид и размер';
  app.backEnd.fail(bookGrooming, { status: 409, code: 'not_for_animal', message });
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: 'Услуга' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await choose('Размер', 'small');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  app.backEnd.answer(bookGrooming, fixtures.visit());
  await press('Дальше');
  // Neither the time nor what was typed is asked again.
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
});

test('VET-09 a refusal of the last press stands beside its button until the next press', async () => {
  const { app } = startBooking();
  await chooseTime();
  await fill();
  app.backEnd.fail(bookVet, { status: 429, message: 'Слишком много записей. Попробуйте завтра' });
  await press('Записаться');
  const bar = screen.getByRole('button', { name: 'Записаться' }).parentElement?.parentElement;
  await waitFor(() => expect(bar).toHaveTextContent('Слишком много записей'));
  app.backEnd.answer(bookVet, fixtures.visit());
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
});

test('VET-09 a salon that does not exist any more: the list is read again and opens', async () => {
  const { app } = startBooking();
  const read = jest.spyOn(app.query, 'invalidateQueries');
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Вера Лисина/);
  app.backEnd.fail(holdVisit, { status: 404, code: 'not_found', message: 'Салон не найден' });
  await press('09:00');
  expect(await screen.findByRole('heading', { name: 'Кабинет' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Салон не найден. Мы обновили список: выберите ещё раз.');
  expect(read).toHaveBeenCalledWith({ queryKey: ['mf-services', vetKind.name] });
});

test('VET-03 the next free time comes first, and one press takes it', async () => {
  const { app } = startBooking();
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Пётр Волков/);
  await press('Ближайшее: завтра, 24\u00a0ноября, 10:30');
  expect(asked(app, holdVisit.id)).toMatchObject([{ startsAt: '2026-11-24T05:30:00.000Z', specialistId: 2 }]);
  expect(await screen.findByRole('textbox', { name: 'Кличка питомца' })).toBeVisible();
});

test('VET-03 the held time counts down, and says when it has ended', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  startBooking();
  for (const name of [/^Салон на Ленина/, /^Осмотр/, /^Вера Лисина/, '09:00'])
    await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/^Держим время ещё/)).toBeVisible();
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByRole('timer')).toHaveTextContent(/^08:5\d$/);
  act(() => jest.advanceTimersByTime(9 * 60_000));
  expect(screen.getByText('Время больше не держим. Запишитесь, пока его не заняли.')).toBeVisible();
});
