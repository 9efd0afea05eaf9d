import { getGroomingBanners } from '@zapovednik/api/services/calls/gruming';
import { freeTimes, salon, salonService, serviceReviews, specialist } from '@zapovednik/api/services/calls/salon';
import * as z from 'zod/mini';
import { banner, bookedVisit, closedDay, serviceReview } from '../../db/schema';
import { fillSalons } from '../../testing/salons';
import { PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

/** A Monday, 15:00 in Екатеринбург. */
const NOW = new Date('2026-11-23T10:00:00Z');

const shop = useShop({ at: NOW });
beforeAll(async () => {
  await fillSalons(shop.db);
});

const value = async <S extends z.ZodMiniType>(schema: S, path: string, options = {}) =>
  schema.parse((await shop.ask(path, options)).value);

test('API-110 VET-02 vet offices, all or of one city, with what can be booked there', async () => {
  const all = await value(z.array(salon), '/services/vet/getSalons/');
  expect(all.map(({ name }) => name)).toEqual(['Кабинет на Ленина', 'Кабинет в Перми']);
  expect(all[0]).toMatchObject({
    ...{ shopId: 1, address: 'ул. Ленина, 5', entrance: 'Второй этаж', timeZone: 'Asia/Yekaterinburg' },
    serviceIds: [1],
  });
  const ofPerm = await value(z.array(salon), `/services/vet/getSalons/?filter[SHOP_CITY.ITEM.VALUE]=${PERM}`);
  expect(ofPerm.map(({ id }) => id)).toEqual([2]);
  expect(await value(z.array(salon), '/services/vet/getSalons/?filter[SHOP_CITY.ITEM.VALUE]=9')).toEqual([]);
  expect(await shop.ask('/services/vet/getSalons/?filter[SHOP_CITY.ITEM.VALUE]=x')).toMatchObject({ status: 400 });
});

test.each([
  ['/services/gruming/getSalons/', ['Груминг на Ленина']],
  ['/services/handling/getSalons/', ['Площадка на Ленина']],
])('API-120 API-129 salons of the kind at %s', async (path, names) => {
  expect((await value(z.array(salon), path)).map(({ name }) => name)).toEqual(names);
});

test.each(['/sale/vet/get_price/', '/services/vet/sale/vet/get_price/'])(
  'API-116 VET-07 the prices of vets at %s, in the field value',
  async (path) => {
    const [checkup] = await value(z.array(salonService), path);
    expect(checkup).toMatchObject({ name: 'Осмотр', minutes: 60 });
    expect(checkup?.prices).toContainEqual({ animal: 'dog', breed: '', size: '', price: 900 });
  },
);

test('API-121 GRM-02 GRM-06 the price list of groomers by breed and size', async () => {
  const [haircut] = await value(z.array(salonService), '/services/gruming/get/');
  expect(haircut?.prices.map(({ breed, size, price }) => [breed, size, price])).toEqual([
    ['', 'small', 1500],
    ['Пудель', '', 2800],
    ['', 'large', 3500],
  ]);
});

test('API-128 HND-02 HND-05 the kinds of training are in the field workoutdogs of the value', async () => {
  const answer = z.object({ workoutdogs: z.array(salonService) });
  const { workoutdogs } = await value(answer, '/services/handling/get/');
  expect(workoutdogs.map(({ name }) => name)).toEqual(['Щенки']);
});

test.each([
  ['/services/vet/get_specialist/', ['Вера Лисина', 'Пётр Волков', 'Нина Зайцева']],
  ['/services/gruming/get_specialist/', ['Алла Белкина']],
  ['/services/handling/get_specialist/', ['Олег Барсуков']],
])('API-115 API-122 API-130 the specialists at %s', async (path, names) => {
  expect((await value(z.array(specialist), path)).map(({ name }) => name)).toEqual(names);
});

test('VET-03 GRM-03 HND-03 each specialist has the hours of the week', async () => {
  const [vera] = await value(z.array(specialist), '/services/vet/get_specialist/');
  expect(vera?.hours).toHaveLength(7);
  expect(vera?.hours[0]).toEqual({ weekday: 1, from: '09:00', until: '11:00' });
});

describe('free times', () => {
  const times = async (path: string, day: string) =>
    (await value(freeTimes, path)).days.find((each) => each.day === day)?.intervals ?? [];

  test('API-114 VET-03 two weeks from the salon’s today, each with its moment in UTC and who is free', async () => {
    const { timeZone, days } = await value(freeTimes, '/services/vet/getintervals/1/?service=1');
    expect([timeZone, days.length, days[0]?.day]).toEqual(['Asia/Yekaterinburg', 14, '2026-11-23']);
    expect(days[0]?.intervals).toEqual([]);
    expect(days[1]?.intervals).toEqual([
      { time: '09:00', startsAt: '2026-11-24T04:00:00.000Z', specialistIds: [1] },
      { time: '09:30', startsAt: '2026-11-24T04:30:00.000Z', specialistIds: [1] },
      { time: '10:00', startsAt: '2026-11-24T05:00:00.000Z', specialistIds: [1, 2] },
      { time: '10:30', startsAt: '2026-11-24T05:30:00.000Z', specialistIds: [2] },
      { time: '11:00', startsAt: '2026-11-24T06:00:00.000Z', specialistIds: [2] },
    ]);
  });

  test('API-114 by POST too; of one vet; half an hour without a service', async () => {
    const posted = await shop.ask('/services/vet/getintervals/1/?specialist=2', { body: {} });
    expect(freeTimes.parse(posted.value).days[1]?.intervals.map(({ time }) => time)).toEqual([
      ...['10:00', '10:30', '11:00', '11:30'],
    ]);
    expect(posted.headers.get('cache-control')).toBe('private, no-store');
  });

  test('API-125 API-131 of a service in a salon', async () => {
    const two = (await times('/services/gruming/getintervals/3/2/', '2026-11-24')).map(({ time }) => time);
    const one = (await times('/services/handling/getintervals/4/3/', '2026-11-24')).map(({ time }) => time);
    expect([two, one]).toEqual([['09:00'], ['09:00', '09:30', '10:00']]);
  });

  test('VET-03 none on a day on which the salon is closed', async () => {
    await shop.db.insert(closedDay).values({ salonId: 2, day: '2026-11-24' });
    expect(await times('/services/vet/getintervals/2/?service=1', '2026-11-24')).toEqual([]);
    expect(await times('/services/vet/getintervals/2/?service=1', '2026-11-25')).toHaveLength(3);
  });

  test.each([
    ['/services/vet/getintervals/99/', 404],
    ['/services/vet/getintervals/3/', 404],
    ['/services/vet/getintervals/1/?service=2', 404],
    ['/services/vet/getintervals/1/?specialist=3', 404],
    ['/services/vet/getintervals/x/', 400],
    ['/services/vet/getintervals/1/?service=-1', 400],
    ['/services/gruming/getintervals/3/999999999999/', 400],
    ['/services/handling/getintervals/4/0/', 400],
  ])('API-114 API-125 API-131 %s is answered with %d', async (path, status) => {
    expect(await shop.ask(path)).toMatchObject({ status, failure: { message: expect.any(String) } });
  });
});

test('API-124 GRM-04 up to a hundred banners of grooming, by SORT', async () => {
  const common = { button: 'Записаться', url: '/grooming/', picture: '/pictures/banner/cat-3/1' };
  await shop.db.insert(banner).values([
    { ...common, place: 'grooming', sort: 20, title: 'Второй' },
    { ...common, place: 'grooming', sort: 10, title: 'Первый' },
    { ...common, place: 'main', sort: 5, title: 'Не здесь' },
  ]);
  const titles = async (query: string) =>
    (await value(getGroomingBanners.answer, `/services/gruming/getBanners/${query}`)).map(({ TITLE }) => TITLE);
  expect(await titles('?perPage=100&sort[SORT]=ASC')).toEqual(['Первый', 'Второй']);
  expect(await titles('?perPage=1&page=2')).toEqual(['Второй']);
  expect(await shop.ask('/services/gruming/getBanners/?perPage=101')).toMatchObject({ status: 400 });
});

describe('reviews', () => {
  const visited = (customerId: number, specialistId: number, salonId: number, serviceId: number) =>
    shop.db.insert(bookedVisit).values({
      ...{ customerId, specialistId, salonId, serviceId, price: 1, animal: 'dog', petName: 'Рекс', name: 'Анна' },
      ...{ phone: '79220000001', startsAt: new Date('2026-11-01T05:00:00Z'), endsAt: new Date('2026-11-01T06:00:00Z') },
    });

  test.each([
    ['vet', 1, 1, 1],
    ['gruming', 4, 3, 2],
    ['handling', 5, 4, 3],
  ])(
    'API-113 API-127 API-134 a customer reviews a visit of %s, once',
    async (path, specialistId, salonId, serviceId) => {
      const anna = await shop.customer('anna@example.ru');
      const body = { specialistId, score: 5, text: 'Очень <b>бережно</b> и спокойно' };
      const add = (by = anna, changes = {}) => by.ask(`/services/${path}/addReview/`, { ...body, ...changes });
      expect(await add()).toMatchObject({ status: 403, failure: { code: 'no_visit' } });
      const kind = { vet: 'vet', gruming: 'grooming', handling: 'training' }[path];
      const own = (by = anna) => by.ask(`/services/review/get_visited/${kind}/`);
      expect(await own()).toMatchObject({ status: 200, value: [] });
      await visited(1, specialistId, salonId, serviceId);
      await visited(1, specialistId, salonId, serviceId);
      expect(await own()).toMatchObject({ value: [{ id: specialistId, reviewed: false }] });
      expect(await own(await shop.customer('boris'))).toMatchObject({ value: [] });
      expect(await own(await shop.visitor())).toMatchObject({ status: 401 });
      expect(await add(await shop.visitor())).toMatchObject({ status: 401 });
      expect(await add(anna, { score: 6 })).toMatchObject({
        status: 400,
        failure: { fields: { score: expect.any(String) } },
      });
      const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
      expect(answers.find(({ status }) => status === 200)?.value).toMatchObject({
        message: 'Спасибо за отзыв!',
        review: { name: 'Анна', score: 5, specialist: { id: specialistId } },
      });
      expect(await own()).toMatchObject({ value: [{ id: specialistId, reviewed: true }] });
      const list = await value(serviceReviews, `/services/${path}/getReview/`);
      expect(list).toMatchObject({
        count: 1,
        average: 5,
        reviews: [{ name: 'Анна', text: 'Очень бережно и спокойно' }],
      });
    },
  );

  test.each([
    ['is ahead', { startsAt: new Date('2026-11-24T05:00:00Z'), endsAt: new Date('2026-11-24T06:00:00Z') }],
    ['was cancelled', { status: 'cancelled' as const }],
    ['had lost its time, because the salon closed', { status: 'closed' as const }],
  ])('API-113 a visit that %s allows no review', async (_, changes) => {
    await shop.db.delete(serviceReview);
    await shop.db.delete(bookedVisit);
    await visited(1, 1, 1, 1);
    await shop.db.update(bookedVisit).set(changes);
    const anna = await shop.customer('anna@example.ru');
    const body = { specialistId: 1, score: 5, text: 'Очень бережно и спокойно' };
    expect(await anna.ask('/services/vet/addReview/', body)).toMatchObject({
      status: 403,
      failure: { code: 'no_visit' },
    });
    expect((await anna.ask('/services/review/get_visited/vet/')).value).toEqual([]);
    expect(await shop.db.$count(serviceReview)).toBe(0);
  });

  test.each([
    ['vet', 1],
    ['gruming', 4],
    ['handling', 5],
  ])(
    'API-119 API-123 API-132 of %s: a hundred a page, latest first, without hidden ones and those of other kinds',
    async (path, specialistId) => {
      await shop.db.delete(serviceReview);
      const row = { specialistId, name: 'Мария', text: 'Хорошо', score: 4 };
      await shop.db.insert(serviceReview).values([
        ...Array.from({ length: 101 }, (_, days) => ({
          ...row,
          createdAt: new Date(NOW.getTime() - days * 86_400_000),
        })),
        { ...row, isActive: false, createdAt: NOW },
      ]);
      const read = (query = '', of = path) => value(serviceReviews, `/services/${of}/getReview/${query}`);
      const first = await read();
      expect([first.count, first.page_count, first.reviews.length]).toEqual([101, 2, 100]);
      expect(first.reviews[0]?.date).toBe('23.11.2026');
      expect((await read('?page=2')).reviews).toHaveLength(1);
      for (const other of ['vet', 'gruming', 'handling'].filter((kind) => kind !== path))
        expect((await read('', other)).count).toBe(0);
      expect(await shop.ask(`/services/${path}/getReview/?perPage=101`)).toMatchObject({ status: 400 });
      const specialists = await value(z.array(specialist), `/services/${path}/get_specialist/`);
      expect(specialists.find(({ id }) => id === specialistId)).toMatchObject({ rating: 4, reviews: 101 });
    },
  );

  test('VET-06 of one specialist', async () => {
    await shop.db.delete(serviceReview);
    await shop.db
      .insert(serviceReview)
      .values({ specialistId: 1, name: 'Мария', text: 'Хорошо', score: 2, createdAt: NOW });
    expect(await value(serviceReviews, '/services/vet/getReview/?specialist=1')).toMatchObject({
      count: 1,
      average: 2,
    });
    expect((await value(serviceReviews, '/services/vet/getReview/?specialist=2')).count).toBe(0);
    expect((await value(serviceReviews, '/services/gruming/getReview/?specialist=1')).count).toBe(0);
    expect(await shop.ask('/services/vet/getReview/?specialist=x')).toMatchObject({ status: 400 });
  });
});
