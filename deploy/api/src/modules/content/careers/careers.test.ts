import { getJobs, getVacancies, getVacancyByCode } from '@zapovednik/api/content/calls/career';
import { careerSlide, careerStory, job, vacancy } from '../../../db/schema';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  const work = { department: 'Магазины', lead: 'Коротко.', expects: [], offers: [], picture: '/p' };
  await shop.db.insert(vacancy).values([
    { ...work, id: 1, code: 'grumer', title: 'Грумер', duties: ['Стричь'], sort: 10 },
    { ...work, id: 2, code: 'prodavets', title: 'Продавец', duties: ['Советовать'], sort: 20 },
  ]);
  const place = { vacancyId: 2, place: 'Магазин', schedule: '2/2', openedAt: new Date('2026-03-05T09:00:00Z') };
  await shop.db.insert(job).values([
    { ...place, id: 1, locationId: PERM, salaryFrom: 50_000, salaryTo: 60_000 },
    { ...place, id: 2, locationId: EKATERINBURG, salaryFrom: 55_000 },
    { ...place, id: 3, locationId: EKATERINBURG, isOpen: false, salaryFrom: 1 },
  ]);
  const base = { title: 'Слайд', text: 'Текст', picture: '/p' };
  await shop.db.insert(careerSlide).values([base, { ...base, title: 'Первый', sort: 1 }]);
  await shop.db
    .insert(careerStory)
    .values({ name: 'Вера', position: 'Продавец', city: 'Пермь', text: 'Пришла.', picture: '/p' });
});

test('API-152 API-158 CON-26 vacancies with open jobs come first, with the lowest salary and the number of cities', async () => {
  const list = getVacancies.answer.parse((await shop.ask('/feedback/vacancy/get/')).value);
  expect(list).toMatchObject([
    { code: 'prodavets', jobs: 2, cities: 2, salary_from: 50_000 },
    { code: 'grumer', jobs: 0, cities: 0, salary_from: null },
  ]);
});

test('CON-20 one vacancy has its duties and open jobs; an unknown one is 404', async () => {
  const { value } = await shop.ask('/feedback/vacancy/get_by_code/prodavets/');
  const one = getVacancyByCode.answer.parse(value);
  expect(one).toMatchObject({ duties: ['Советовать'], updated: '05.03.2026' });
  expect(one.open.map(({ id }) => id)).toEqual([2, 1]);
  expect(await shop.ask('/feedback/vacancy/get_by_code/kosmonavt/')).toMatchObject({
    status: 404,
    failure: { message: 'Вакансия не найдена' },
  });
  expect(await shop.ask('/feedback/vacancy/get_by_code/%3Cb%3E/')).toMatchObject({ status: 400 });
});

test('API-154 jobs are those of one location or of all; the cities have their numbers', async () => {
  const all = getJobs.answer.parse((await shop.ask('/careerpage/jobs/get/')).value);
  expect(all.cities).toMatchObject([
    { location: EKATERINBURG, count: 1 },
    { location: PERM, count: 1 },
  ]);
  expect(all.items.map(({ id }) => id)).toEqual([2, 1]);
  const perm = getJobs.answer.parse((await shop.ask(`/careerpage/jobs/get/?filter[location]=${PERM}`)).value);
  expect(perm).toMatchObject({ cities: [{}, {}], items: [{ id: 1, salary_from: 50_000, salary_to: 60_000 }] });
  expect(await shop.ask('/careerpage/jobs/get/?filter[location]=x')).toMatchObject({ status: 400 });
});

test('API-151 API-153 slides and stories come in their order', async () => {
  expect(await shop.ask('/feedback/vacancy/get_slider/')).toMatchObject({
    value: [{ title: 'Первый' }, { title: 'Слайд' }],
  });
  expect(await shop.ask('/content/careerpage/histories/get/')).toMatchObject({ value: [{ name: 'Вера' }] });
});

test('ROU-44 search engines get the vacancies with an open job', async () => {
  expect(await shop.ask('/sitemap/parts/')).toMatchObject({ value: { vacancy: 1 } });
  expect(await shop.ask('/sitemap/codes/vacancy/1/')).toMatchObject({ value: ['prodavets'] });
});
