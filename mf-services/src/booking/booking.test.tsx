import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { bookGrooming } from '@zapovednik/api/services/calls/gruming';
import { bookTraining } from '@zapovednik/api/services/calls/handling';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import { bookVet, getVetIntervals } from '@zapovednik/api/services/calls/vet';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, type TestApp } from '@zapovednik/testing';
import { groomingKind } from '../kinds/grooming';
import { trainingKind } from '../kinds/training';
import { vetKind } from '../kinds/vet';
import { asked, chooseTime, fill, press, startBooking, type } from '../testing/booking';

const NINE = '2026-11-24T04:00:00.000Z';
beforeEach(() => sessionStorage.clear());

test.each([
  ['VET-03', vetKind, 'services.vet.send', 'Вера Лисина', 'cat', 1],
  ['GRM-03', groomingKind, 'services.gruming.send', 'Любой мастер', 'dog', null],
  ['HND-03', trainingKind, 'services.handling.send', 'Любой кинолог', 'dog', null],
] as const)(
  '%s a guest chooses salon, service, specialist and time, and the visit is booked',
  async (_, kind, call, specialist, animal, specialistId) => {
    const { app } = startBooking(kind);
    // Nothing is shown as chosen before it is chosen.
    expect(screen.queryByText(specialist)).not.toBeInTheDocument();
    await chooseTime(new RegExp(`^${specialist}`));
    expect(screen.getByText(specialist)).toBeVisible();
    await fill();
    await press('Записаться');
    expect(await screen.findByRole('heading', { name: 'Вы записаны, запись № 77' })).toHaveFocus();
    expect(screen.getByText('вторник, 24 ноября, 09:00')).toBeVisible();
    const visit = { salonId: 1, serviceId: 1, specialistId, startsAt: NINE };
    expect(asked(app, 'services.visit.hold')).toEqual([visit]);
    expect(asked(app, call)).toEqual([
      {
        ...visit,
        ...{ animal, size: '', breed: '', petName: 'Рекс', name: 'Иван', phone: '79225550001', email: '', comment: '' },
        acceptPersonData: 'Y',
      },
    ]);
  },
);

test.each([
  ['VET-03 CAB-24', vetKind, 'services.vet.send', 'vet'],
  ['GRM-03 CAB-24', groomingKind, 'services.gruming.send', 'grooming'],
  ['HND-03 CAB-24', trainingKind, 'services.handling.send', 'training'],
] as const)(
  '%s a customer types only the name of the pet, and the booked visit leads to the cabinet',
  async (_, kind, call, name) => {
    const app = createTestApp();
    const anna = { status: 'authorized' as const, userId: 1, name: 'Анна', phone: '79121234567' };
    app.write(sessionAtom, { ...unknownSession, ...anna, email: 'anna@example.ru' });
    app.backEnd.answer(getPets, []);
    app.query.setQueryData(['mf-services', 'visits', 'in-work'], []);
    startBooking(kind, app);
    await chooseTime(/^Любой/);
    await type('Кличка питомца', 'Рекс');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Согласен на/ }));
    await press('Записаться');
    expect(await screen.findByRole('link', { name: 'Открыть запись' })).toHaveAttribute(
      'href',
      `/cabinet/vet-cabinet-recordings-and-history/${name}-77/`,
    );
    // The list in the cabinet is read again.
    expect(app.query.getQueryState(['mf-services', 'visits', 'in-work'])).toMatchObject({ isInvalidated: true });
    expect(asked(app, call)).toMatchObject([
      { petName: 'Рекс', name: 'Анна', phone: '79121234567', email: 'anna@example.ru' },
    ]);
  },
);

test('VET-03 GRM-03 the price for this pet is shown before the booking: of its size, or its breed', async () => {
  startBooking(groomingKind);
  await press(/^Салон на Ленина/);
  const haircut = () => screen.getByRole('button', { name: /^Стрижка/ });
  expect(haircut()).toHaveTextContent(/от 1\s500/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Размер' }), 'large');
  expect(haircut()).toHaveTextContent(/[^т] ?3\s500/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порода' }), 'Пудель');
  expect(haircut()).toHaveTextContent(/2\s800/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто ваш питомец' }), 'cat');
  expect(screen.queryByRole('button', { name: /^Стрижка/ })).not.toBeInTheDocument();
});

test('VET-03 days without a time cannot be chosen, and a specialist has only the own times', async () => {
  startBooking();
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Пётр Волков/);
  const times = await screen.findByRole('list', { name: 'Время, завтра, 24\u00a0ноября' });
  expect(
    within(times)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['10:30']);
  expect(screen.getByRole('button', { name: /^сегодня, 23\u00a0ноября/ })).toBeDisabled();
});

test('VET-03 a time that somebody else has taken: another one is chosen, and what was typed stays', async () => {
  const { app } = startBooking();
  await chooseTime();
  await fill();
  app.backEnd.fail(bookVet, { status: 409, code: 'slot_taken', message: 'Это время уже заняли. Выберите другое' });
  await press('Записаться');
  expect(await screen.findByText('Это время уже заняли. Выберите другое')).toBeVisible();
  await waitFor(() => expect(asked(app, getVetIntervals.id)).toHaveLength(2));
  await press('10:30');
  expect(screen.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('Рекс');
  app.backEnd.answer(bookVet, fixtures.visit());
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
});

test('VET-03 a time that is gone when it is chosen: the list is read again', async () => {
  const { app } = startBooking();
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Вера Лисина/);
  app.backEnd.fail(holdVisit, { status: 409, code: 'slot_taken', message: 'Это время уже заняли. Выберите другое' });
  const times = fixtures.freeTimes();
  app.backEnd.answer(getVetIntervals, {
    ...times,
    days: times.days.map((day) => ({ ...day, intervals: day.intervals.slice(1) })),
  });
  await press('09:00');
  expect(await screen.findByRole('alert')).toHaveTextContent('Это время уже заняли');
  await waitFor(() => expect(screen.queryByRole('button', { name: '09:00' })).not.toBeInTheDocument());
});

test('VET-03 without an answer the same booking is sent again as the same attempt', async () => {
  const keys: unknown[] = [];
  const inner = createTestApp();
  const api: TestApp['api'] = (call, input, options) => {
    if (call.id === bookVet.id) keys.push(options?.key);
    return inner.api(call, input, options);
  };
  const { app } = startBooking(vetKind, { ...inner, api });
  await chooseTime();
  await fill();
  app.backEnd.fail(bookVet);
  await press('Записаться');
  expect(await screen.findByText(/Нет связи с магазином/)).toBeVisible();
  app.backEnd.answer(bookVet, fixtures.visit());
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test.each([
  ['VET-09', vetKind, bookVet],
  ['GRM-07', groomingKind, bookGrooming],
  ['HND-06', trainingKind, bookTraining],
])('%s missing fields are said at the fields; refusals of the server too', async (_, kind, call) => {
  const { app } = startBooking(kind);
  await chooseTime(/^Любой/);
  await press('Записаться');
  expect(await screen.findByRole('textbox', { name: 'Кличка питомца' })).toBeInvalid();
  expect(asked(app, call.id)).toEqual([]);
  await fill();
  app.backEnd.fail(call, { status: 409, message: 'Много', fields: { phone: 'На этот номер уже записано' } });
  await press('Записаться');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(/На этот номер уже записано/),
  );
});

test('VET-03 free times that fail are read again by a press', async () => {
  const { app } = startBooking();
  app.backEnd.fail(getVetIntervals, { status: 500, message: 'Возникла внутренняя ошибка сервера' });
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Любой врач/);
  expect(await screen.findByText('Свободное время не загрузилось')).toBeVisible();
  app.backEnd.answer(getVetIntervals, fixtures.freeTimes());
  await press('Повторить');
  expect(await screen.findByRole('button', { name: '09:00' })).toBeVisible();
});

test('VET-03 a time that cannot be held says so, and is chosen again without losing anything', async () => {
  const { app } = startBooking();
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Вера Лисина/);
  app.backEnd.fail(holdVisit);
  await press('09:00');
  expect(await screen.findByText(/Нет связи с магазином/)).toBeVisible();
  app.backEnd.answer(holdVisit, { specialistId: 1, heldUntil: new Date(Date.now() + 600_000).toISOString() });
  await press('09:00');
  expect(await screen.findByRole('textbox', { name: 'Кличка питомца' })).toBeVisible();
});

test('VET-03 a reload keeps what was chosen and typed; the time is chosen again', async () => {
  const { unmount, app } = startBooking();
  await chooseTime();
  await type('Кличка питомца', 'Рекс');
  unmount();
  await waitFor(() => expect(asked(app, 'services.visit.release')).toHaveLength(1));
  startBooking();
  await press('10:30');
  expect(screen.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('Рекс');
});

test('VET-03 after a booking nothing of it is left: no hold to release, and the next one begins anew', async () => {
  const { app, unmount } = startBooking();
  await chooseTime();
  await fill();
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
  unmount();
  expect(asked(app, releaseVisit.id)).toEqual([]);
  startBooking();
  expect(screen.getByRole('button', { name: /^Салон на Ленина/ })).toBeVisible();
});

test('VET-03 a customer’s contact is known; after a sign-out nothing of it stays', async () => {
  const app = createTestApp();
  const anna = { ...unknownSession, status: 'authorized' as const, userId: 1, name: 'Анна', phone: '79121234567' };
  app.write(sessionAtom, anna);
  startBooking(vetKind, app);
  await chooseTime();
  expect(screen.getByRole('textbox', { name: 'Ваше имя' })).toHaveValue('Анна');
  await type('Кличка питомца', 'Мурка');
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  await chooseTime();
  expect(screen.getByRole('textbox', { name: 'Ваше имя' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('');
});
