import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getGroomers,
  getGroomingBanners,
  getGroomingIntervals,
  getGroomingReviews,
  getGroomingSalons,
  getGroomingServices,
} from '@zapovednik/api/services/calls/gruming';
import {
  getTrainers,
  getTrainingGrounds,
  getTrainingIntervals,
  getTrainingReviews,
  getWorkouts,
} from '@zapovednik/api/services/calls/handling';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import {
  getVetIntervals,
  getVetPrices,
  getVetReviews,
  getVetSalons,
  getVets,
} from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures, renderArea, renderWithApp, type TestApp } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import area from './area';
import { Component } from './widgets/services-teasers';

// Otherwise the draft of an earlier test would be restored.
beforeEach(() => sessionStorage.clear());

const late = { startsAt: '2026-11-25T04:00:00.000Z', time: '09:00', specialistIds: [1] };

/** An app whose back end has all salons. */
function appWithSalons(): TestApp {
  const app = createTestApp();
  const { backEnd } = app;
  for (const call of [getVetSalons, getGroomingSalons, getTrainingGrounds]) backEnd.answer(call, fixtures.salons());
  for (const call of [getVetPrices, getGroomingServices]) backEnd.answer(call, fixtures.salonServices());
  backEnd.answer(getWorkouts, { workoutdogs: fixtures.salonServices() });
  for (const call of [getVets, getGroomers, getTrainers]) backEnd.answer(call, fixtures.specialists());
  for (const call of [getVetReviews, getGroomingReviews, getTrainingReviews])
    backEnd.answer(call, fixtures.serviceReviews({ count: 12 }));
  const banner = { TEXT: '', BUTTON: 'Выбрать', URL: '/grooming/', PICTURE: '/pictures/banner/cat-3/1' };
  backEnd.answer(getGroomingBanners, [
    { ...banner, ID: 2, SORT: 10, TITLE: 'Первый' },
    { ...banner, ID: 1, SORT: 20, TITLE: 'Второй' },
  ]);
  return app;
}

/** Opens a page: it has one heading, a title with the city, and the phone for bookings. */
async function opens(path: string, heading: string) {
  const app = appWithSalons();
  await renderArea(area, path, { app });
  expect((await screen.findAllByRole('heading', { level: 1 })).map((each) => each.textContent)).toEqual([heading]);
  expect(document.title).toBe(`${heading} в Екатеринбурге — Заповедник`);
  expect(screen.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://shop.localhost${path}`);
  const picture = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toMatch(/^http:\/\/shop\.localhost\/pictures\/card\/service-\w+\/1-1280\.jpg$/);
  return app;
}

test('ROU-100 every page of the area is for the default location only', () => {
  const owned = routeTable.filter(({ owner }) => owner === 'mf-services');
  expect(area.routes.map(({ route }) => route.id).sort()).toEqual(owned.map(({ id }) => id).sort());
  expect(area.routes.every(({ route }) => route.guards.includes('default-location'))).toBe(true);
});

test('ROU-53 VET-01 vet offices', () => opens('/vet-kabinety/', 'Ветеринарные кабинеты'));
test('ROU-55 GRM-01 grooming', () => opens('/grooming/', 'Груминг'));
test('ROU-56 HND-01 dog training', () => opens('/dog-training-school/', 'Школа дрессировки'));

describe.each([
  ['/vet-kabinety/', 'Ветеринарные кабинеты', 'services.vet.getReview'],
  ['/grooming/', 'Груминг', 'services.gruming.getReview'],
  ['/dog-training-school/', 'Школа дрессировки', 'services.handling.getReview'],
])('%s', (path, heading, reviewsCall) => {
  const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

  test('VET-06 GRM-05 HND-04 shows reviews, a hundred a page of the call', async () => {
    const app = await opens(path, heading);
    expect(app.backEnd.asked.find(({ id }) => id === reviewsCall)?.input).toEqual({ page: 1, perPage: 100 });
    const reviews = region('Отзывы');
    expect(reviews.getByText(/4,5 · 12/)).toBeVisible();
    expect(reviews.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(reviews.getByRole('button', { name: 'Показать ещё' }));
    expect(reviews.getAllByRole('article')).toHaveLength(12);
  });

  test('VET-03 GRM-03 HND-03 prices and people lead into the booking', async () => {
    await opens(path, heading);
    expect(region('Цены').getByText(/от 1\s500/)).toBeVisible();
    await userEvent.click(region(/^Наши/).getByRole('button', { name: 'Записаться: Пётр Волков' }));
    const flow = region('Запись онлайн');
    expect(flow.getByText('Салон на Ленина')).toBeVisible();
    expect(flow.getByRole('heading', { name: 'Услуга' })).toHaveFocus();
    expect(flow.getByText('Пётр Волков')).toBeVisible();
  });

  test('VET-03 GRM-03 HND-03 the next free time of all salons is above the booking, and a press holds exactly it', async () => {
    const app = appWithSalons();
    app.backEnd.answer(holdVisit, { specialistId: 1, heldUntil: '2026-11-23T09:10:00.000Z' });
    app.backEnd.answer(releaseVisit, {});
    const soonest = fixtures.freeTimes();
    const later = { ...soonest, days: soonest.days.map((one, at) => ({ ...one, intervals: at === 2 ? [late] : [] })) };
    app.backEnd.answer(getVetIntervals, ({ id }) => (id === 2 ? soonest : later));
    app.backEnd.answer(getGroomingIntervals, ({ addressId }) => (addressId === 2 ? soonest : later));
    app.backEnd.answer(getTrainingIntervals, ({ salon }) => (salon === 2 ? soonest : later));
    await renderArea(area, path, { app });
    expect(await screen.findByText('завтра, 24 ноября, 09:00')).toBeVisible();
    expect(screen.getByText('Осмотр, Салон на Мира')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Записаться: Осмотр, завтра/ }));
    const flow = region('Запись онлайн');
    expect(flow.getByText('Салон на Мира')).toBeVisible();
    expect(flow.getByRole('heading', { name: 'Услуга' })).toHaveFocus();
    expect(await flow.findByText('завтра, 24 ноября, 09:00')).toBeVisible();
    expect(app.backEnd.asked.find(({ id }) => id === holdVisit.id)?.input).toEqual({
      ...{ salonId: 2, serviceId: 1, specialistId: null, startsAt: '2026-11-24T04:00:00.000Z' },
    });
    // The price depends on the pet, which is asked first; the time is not asked again.
    await userEvent.click(flow.getByRole('button', { name: 'Дальше' }));
    expect(await flow.findByRole('textbox', { name: 'Кличка питомца' })).toBeVisible();
  });

  test('VET-03 GRM-03 HND-03 a next free time that was just taken: the other times are offered', async () => {
    const app = appWithSalons();
    for (const call of [getVetIntervals, getGroomingIntervals, getTrainingIntervals])
      app.backEnd.answer(call, fixtures.freeTimes());
    app.backEnd.fail(holdVisit, { status: 409, code: 'slot_taken', message: 'Это время уже заняли. Выберите другое' });
    await renderArea(area, path, { app });
    await userEvent.click(await screen.findByRole('button', { name: /^Записаться: Осмотр, завтра/ }));
    const flow = region('Запись онлайн');
    expect(await flow.findByRole('alert')).toHaveTextContent('Это время уже заняли');
    expect(await flow.findByRole('button', { name: '10:30' })).toBeVisible();
  });

  test('CIT-09 HND-02 search engines get each salon with its address, and the services with prices', async () => {
    await opens(path, heading);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): unknown =>
      JSON.parse(textContent ?? ''),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': path === '/vet-kabinety/' ? 'VeterinaryCare' : 'LocalBusiness',
        telephone: '+7 (343) 000-00-01',
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ dayOfWeek: 'Sunday', opens: '10:00', closes: '20:00' }),
        ]),
      }),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
      }),
    );
  });
});

test('GRM-04 LIM-29 the banners of grooming, up to a hundred, in the order of SORT', async () => {
  const app = await opens('/grooming/', 'Груминг');
  expect(app.backEnd.asked.find(({ id }) => id === 'services.gruming.getBanners')?.input).toEqual({
    perPage: 100,
    sort: { SORT: 'ASC' },
  });
  const banners = within(screen.getByRole('list', { name: 'Предложения' })).getAllByRole('listitem');
  expect(banners.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Первый', 'Второй']);
});

test('VET-01 the page stays when the back end is down, with a way to try again', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  for (const call of [getVetSalons, getVetPrices, getVets, getVetReviews])
    app.backEnd.fail(call, { status: 500, message: 'Возникла внутренняя ошибка сервера' });
  await renderArea(area, '/vet-kabinety/', { app });
  expect(await screen.findByText('Запись сейчас не загрузилась')).toBeVisible();
  // First the loader sends the request, then the page.
  await waitFor(() => expect(app.backEnd.asked).toHaveLength(8));
  app.backEnd.answer(getVetSalons, fixtures.salons());
  app.backEnd.answer(getVetPrices, fixtures.salonServices());
  app.backEnd.answer(getVets, fixtures.specialists());
  const booking = within(screen.getByRole('region', { name: 'Запись онлайн' }));
  await userEvent.click(await booking.findByRole('button', { name: 'Повторить', busy: false }));
  expect((await screen.findAllByText('Салон на Ленина'))[0]).toBeVisible();
});

test('VET-02 only the offices of the storefront’s city are offered', async () => {
  const app = appWithSalons();
  const [first, second] = fixtures.salons();
  if (!first || !second) throw new Error('The fixtures have two salons');
  app.backEnd.answer(getVetSalons, [first, { ...second, locationId: 2202, name: 'Салон в Перми' }]);
  await renderArea(area, '/vet-kabinety/', { app });
  expect((await screen.findAllByText('Салон на Ленина'))[0]).toBeVisible();
  expect(screen.queryByText('Салон в Перми')).not.toBeInTheDocument();
  expect(app.backEnd.asked.find(({ id }) => id === 'services.vet.getSalons')?.input).toEqual({
    filter: { 'SHOP_CITY.ITEM.VALUE': 2201 },
  });
});

test('VET-01 without a salon the page says so and offers a call', async () => {
  const app = appWithSalons();
  app.backEnd.answer(getVetSalons, []);
  await renderArea(area, '/vet-kabinety/', { app });
  const booking = within(await screen.findByRole('region', { name: 'Запись онлайн' }));
  expect(booking.getByText('Онлайн записаться пока некуда')).toBeVisible();
  expect(booking.getByRole('link', { name: '+7 (343) 000-00-00' })).toBeVisible();
});

test('ROU-54 VET-08 the old page of the vet offices redirects to the new one', async () => {
  await renderArea(area, '/vet-kabinety-old/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ветеринарные кабинеты переехали' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть новую страницу' })).toHaveAttribute('href', '/vet-kabinety/');
});

describe('the teasers of the services', () => {
  test('CIT-09 link to the three pages in the default location', () => {
    renderWithApp(<Component />);
    const teasers = within(screen.getByRole('region', { name: 'Услуги для питомцев' }));
    expect(teasers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ветеринарные кабинетыОсмотр, прививки, чип и паспорт',
      'ГрумингСтрижка, мытьё, экспресс-линька',
      'Школа дрессировкиЩенкам и взрослым собакам',
    ]);
    expect(teasers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vet-kabinety/',
      '/grooming/',
      '/dog-training-school/',
    ]);
  });

  test('CIT-09 are hidden in another city', () => {
    renderWithApp(<Component />, { app: createTestApp({ city: fixtures.perm() }) });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

test('GRM-03 a link of a shop has chosen its salon: the services are next', async () => {
  await renderArea(area, '/grooming/?salon=1', { app: appWithSalons() });
  expect(await screen.findByRole('button', { name: /^Осмотр/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Салон на Мира/ })).not.toBeInTheDocument();
});
