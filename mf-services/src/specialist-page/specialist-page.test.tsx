import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getGroomers,
  getGroomingReviews,
  getGroomingSalons,
  getGroomingServices,
} from '@zapovednik/api/services/calls/gruming';
import {
  getTrainers,
  getTrainingGrounds,
  getTrainingReviews,
  getWorkouts,
} from '@zapovednik/api/services/calls/handling';
import { getVetPrices, getVetReviews, getVetSalons, getVets } from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { asked } from '../testing/booking';
import { workingHours } from './working-hours';

beforeEach(() => sessionStorage.clear());

function appWithPeople() {
  const app = createTestApp();
  const { backEnd } = app;
  for (const call of [getVetSalons, getGroomingSalons, getTrainingGrounds]) backEnd.answer(call, fixtures.salons());
  for (const call of [getVetPrices, getGroomingServices]) backEnd.answer(call, fixtures.salonServices());
  backEnd.answer(getWorkouts, { workoutdogs: fixtures.salonServices() });
  for (const call of [getVets, getGroomers, getTrainers]) backEnd.answer(call, fixtures.specialists());
  for (const call of [getVetReviews, getGroomingReviews, getTrainingReviews])
    backEnd.answer(call, fixtures.serviceReviews());
  return app;
}

test.each([
  ['VET-03', '/vet-kabinety/2/', 'Ветеринарные кабинеты', getVetReviews],
  ['GRM-03', '/grooming/2/', 'Груминг', getGroomingReviews],
  ['HND-03', '/dog-training-school/2/', 'Школа дрессировки', getTrainingReviews],
])('%s the page of a specialist: who, where, when, prices and reviews', async (_, path, service, reviews) => {
  const app = appWithPeople();
  await renderArea(area, path, { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Пётр Волков' })).toBeVisible();
  expect(document.title).toBe('Пётр Волков, хирург в Екатеринбурге — Заповедник');
  expect(screen.getByText('Хирург, с 2015 года')).toBeVisible();
  expect(screen.getByText('пн–пт 09:00–18:00')).toBeVisible();
  expect(screen.getByText(/ул\. Ленина, 5/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Услуги и цены' })).getByText('Осмотр')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Отзывы' })).getAllByRole('article')).toHaveLength(8);
  expect(asked(app, reviews.id)).toEqual([{ page: 1, perPage: 100, specialist: 2 }]);
  expect(screen.getByRole('link', { name: service })).toBeVisible();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): unknown =>
    JSON.parse(textContent ?? ''),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Person', name: 'Пётр Волков', jobTitle: 'Хирург' }));
});

test('VET-03 GRM-03 HND-03 a press opens the booking with this specialist and the pressed service', async () => {
  await renderArea(area, '/vet-kabinety/2/', { app: appWithPeople() });
  await userEvent.click(await screen.findByRole('button', { name: 'Записаться' }));
  const flow = within(await screen.findByRole('region', { name: 'Запись онлайн' }));
  expect(await flow.findByRole('heading', { name: 'Услуга' })).toHaveFocus();
  expect(flow.getByText('Салон на Ленина')).toBeVisible();
  expect(flow.getByText('Пётр Волков')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Записаться: Осмотр' }));
  // Its price depends on the animal.
  expect(await flow.findByRole('combobox', { name: 'Кто ваш питомец' })).toBeVisible();
  await userEvent.click(flow.getByRole('button', { name: 'Дальше' }));
  expect(await flow.findByRole('heading', { name: 'Время' })).toHaveFocus();
});

test('VET-03 an unknown specialist is a 404', async () => {
  await renderArea(area, '/vet-kabinety/99/', { app: appWithPeople() });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^404/);
});

test('VET-03 the list of people leads to their pages', async () => {
  await renderArea(area, '/vet-kabinety/', { app: appWithPeople() });
  expect(await screen.findByRole('link', { name: 'Вера Лисина' })).toHaveAttribute('href', '/vet-kabinety/1/');
});

test('the hours of a week, days of the same hours together', () => {
  const at = (weekday: number, from = '09:00') => ({ weekday, from, until: '15:00' });
  expect(workingHours([at(1), at(2), at(3), at(5), at(6, '10:00')])).toEqual([
    'пн–ср 09:00–15:00',
    'пт 09:00–15:00',
    'сб 10:00–15:00',
  ]);
});
