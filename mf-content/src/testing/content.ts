import type { Call } from '@zapovednik/api/call';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import {
  getCareerStories,
  getJobs,
  getVacancies,
  getVacancyByCode,
  getVacancySlider,
} from '@zapovednik/api/content/calls/career';
import {
  getCompanyFacts,
  getCompanyTimeline,
  getQuestions,
  getShopReviews,
} from '@zapovednik/api/content/calls/company';
import { getDiscussion } from '@zapovednik/api/content/calls/discussion';
import { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import { getPageWords } from '@zapovednik/api/content/calls/page-words';
import {
  getPromotionByCode,
  getPromotionPage,
  getPromotions,
  type Promotion,
} from '@zapovednik/api/content/calls/promotion';
import {
  getArticleByCode,
  getArticlePage,
  getAuthorByCode,
  getNewsByCode,
  getNewsPage,
} from '@zapovednik/api/content/calls/publication';
import { getShop, getShopCities, getShops } from '@zapovednik/api/content/calls/shop';
import type { JobAnswer, VacancyAnswer } from '@zapovednik/api/content/wire/career';
import type { DiscussionAnswer } from '@zapovednik/api/content/wire/discussion';
import type { PublicationDetailAnswer, PublicationTeaserAnswer } from '@zapovednik/api/content/wire/publication';
import type { ShopAnswer } from '@zapovednik/api/content/wire/shop';
import { createTestApp, fixtures, type TestApp } from '@zapovednik/testing';
import { withoutLayout } from './layout';

export const teaser = (id: number, changes: Partial<PublicationTeaserAnswer> = {}): PublicationTeaserAnswer => ({
  id,
  code: `tekst-${id}`,
  title: `Текст номер ${id}`,
  lead: 'О чём этот текст.',
  picture: '/pictures/article/cat-1/1',
  topic: 'food',
  date: '05.03.2026',
  ...changes,
});

export const detail = (changes: Partial<PublicationDetailAnswer> = {}): PublicationDetailAnswer => ({
  ...teaser(7),
  body: '<h2>Схема</h2><p>Четверть нового корма.</p>',
  author: 'Ирина Соболева',
  author_role: 'ветеринарный врач',
  published: '2026-03-05T09:00:00.000Z',
  updated: '2026-03-06T09:00:00.000Z',
  related: [teaser(8), teaser(9)],
  author_page: { code: 'irina-soboleva', picture: '/pictures/person/vet-2/1' },
  goods: { section: 12, code: 'tovary_dlya_koshek/sukhoy_korm', name: 'Сухой корм' },
  ...changes,
});

export const promotion = (id: number, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  code: `aktsiya-${id}`,
  title: `Акция ${id}`,
  lead: 'Скидка на нужное.',
  picture: '/pictures/article/dog-1/1',
  category: 'food',
  starts: '01.03.2026',
  ends: '31.03.2026',
  ...changes,
});

export const discussion = (changes: Partial<DiscussionAnswer> = {}): DiscussionAnswer => ({
  likes: 3,
  liked: 'N',
  count: 1,
  page_count: 1,
  comments: [{ id: 31, name: 'Борис', text: 'У нас сработало.', date: '06.03.2026', own: 'N' }],
  ...changes,
});

export const shop = (id: number, changes: Partial<ShopAnswer> = {}): ShopAnswer => ({
  ...fixtures.city(),
  ID: id,
  CODE: `magazin-${id}`,
  NAME: `«Заповедник», улица Малышева, ${id}`,
  SORT: 100,
  COORDS: [56.84, 60.6],
  CITY: 'Екатеринбург',
  ADDRESS: `улица Малышева, ${id}`,
  PHONE: '+7 (343) 000-00-00',
  SCHEDULE: 'ежедневно 9:00–21:00',
  TIME_ZONE: 'Asia/Yekaterinburg',
  DESCRIPTION: 'Магазин у дома.',
  PICTURE: `/pictures/shop/${id}/1`,
  PICKUP_POINT: 'Y',
  FEATURES: [],
  ...changes,
});

const vacancy = (changes: Partial<VacancyAnswer> = {}): VacancyAnswer => ({
  id: 3,
  code: 'grumer',
  title: 'Грумер',
  department: 'Груминг',
  lead: 'Стрижёте без спешки.',
  picture: '/pictures/person/groomer-1/1',
  jobs: 2,
  cities: 2,
  salary_from: 80_000,
  ...changes,
});

const job = (id: number, changes: Partial<JobAnswer> = {}): JobAnswer => ({
  id,
  vacancy: 'grumer',
  title: 'Грумер',
  location: 2201,
  city: 'Екатеринбург',
  place: `Салон ${id}`,
  schedule: '2/2',
  salary_from: 80_000,
  salary_to: 130_000,
  date: '05.03.2026',
  ...changes,
});

export const features = [
  { ID: 1, CODE: 'vetapteka', NAME: 'Ветеринарная аптека', SORT: 10 },
  { ID: 2, CODE: 'gruming', NAME: 'Груминг', SORT: 20 },
];

/** The numbers from 1 to 9 that are on a page of this size. */
const onPage = (size: number, page: number | string = 1) =>
  Array.from({ length: size }, (_, at) => (Number(page) - 1) * size + at + 1).filter((id) => id <= 9);

const topics = [
  { code: 'food', count: 6 },
  { code: 'health', count: 3 },
];

/** An app whose back end has nine items in each list, and one text of each kind. */
export function contentApp(options?: Parameters<typeof createTestApp>[0]): TestApp {
  withoutLayout();
  const app = createTestApp(options);
  const pageOf =
    (size: number) =>
    ({ page }: { page?: number | string }) => ({
      count: 9,
      page_count: Math.ceil(9 / size),
      topics,
      items: onPage(size, page).map((id) => teaser(id)),
    });
  app.backEnd.answer(getSections, []);
  app.backEnd.answer(getPageWords, null);
  app.backEnd.answer(getArticlePage, pageOf(4));
  app.backEnd.answer(getNewsPage, pageOf(8));
  app.backEnd.answer(getArticleByCode, detail());
  app.backEnd.answer(getNewsByCode, detail());
  app.backEnd.answer(getAuthorByCode, {
    ...{ code: 'irina-soboleva', name: 'Ирина Соболева', role: 'ветеринарный врач' },
    ...{ body: '<p>Принимаю в кабинете.</p>', picture: '/pictures/person/vet-2/1', articles: [teaser(7), teaser(8)] },
  });
  app.backEnd.answer(getDiscussion, discussion());
  app.backEnd.answer(getPromotionPage, ({ page }) => ({
    count: 9,
    page_count: 3,
    categories: topics,
    items: onPage(4, page).map((id) => promotion(id)),
  }));
  app.backEnd.answer(getPromotionByCode, { ...promotion(1), body: '<p>Условия акции.</p>', is_over: false });
  app.backEnd.answer(
    getPromotions,
    [1, 2, 3].map((id) => promotion(id)),
  );
  app.backEnd.answer(getShopCities, [
    { ...fixtures.city(), SHOPS: 2 },
    { ...fixtures.perm(), SHOPS: 1 },
  ]);
  app.backEnd.answer(getShops, ({ filter }) => ({
    shops: filter?.PICKUP_LOCATION === 2202 ? [shop(9, { CITY: 'Пермь', LOCATION_ID: 2202 })] : [shop(1), shop(2)],
    features,
  }));
  app.backEnd.answer(getShop, shop(1, { FEATURES: [2] }));
  app.backEnd.answer(getCompanyFacts, [{ id: 1, value: '51', label: 'магазин сети' }]);
  app.backEnd.answer(getCompanyTimeline, [{ id: 1, year: 2004, text: 'Первый магазин в Екатеринбурге.' }]);
  app.backEnd.answer(getQuestions, ({ page }) => ({
    count: 9,
    page_count: 3,
    topics: [
      { code: 'order', count: 6 },
      { code: 'delivery', count: 3 },
    ],
    items: onPage(4, page).map((id) => ({
      id,
      code: `vopros-${id}`,
      topic: 'order',
      question: `Вопрос ${id}?`,
      answer: `Ответ ${id}.`,
    })),
  }));
  app.backEnd.answer(getShopReviews, ({ page }) => ({
    count: 9,
    page_count: 2,
    average: 4.5,
    items: onPage(5, page).map((id) => ({
      id,
      name: `Покупатель ${id}`,
      city: 'Пермь',
      score: 5,
      text: `Отзыв ${id}.`,
      date: '05.03.2026',
      reply: id === 1 ? 'Спасибо!' : '',
    })),
  }));
  app.backEnd.answer(getVacancySlider, [
    { id: 1, title: 'С собакой', text: 'Можно.', picture: '/pictures/banner/dog-1/1' },
  ]);
  app.backEnd.answer(getVacancies, [
    vacancy(),
    vacancy({ id: 4, code: 'kinolog', title: 'Кинолог', jobs: 0, salary_from: null }),
  ]);
  app.backEnd.answer(getVacancyByCode, {
    ...vacancy(),
    ...{ duties: ['Стричь'], expects: ['Опыт'], offers: ['Скидка'], updated: '05.03.2026' },
    open: [job(11), job(12, { city: 'Пермь', salary_from: null, salary_to: null })],
  });
  app.backEnd.answer(getCareerStories, [
    { id: 1, name: 'Марина', position: 'грумер', city: 'Челябинск', text: 'Боялась терьеров.', picture: '/p' },
  ]);
  app.backEnd.answer(getJobs, ({ filter }) => ({
    cities: [
      { location: 2201, name: 'Екатеринбург', in_city: 'в Екатеринбурге', count: 1 },
      { location: 2202, name: 'Пермь', in_city: 'в Перми', count: 1 },
    ],
    items: Number(filter?.location) === 2202 ? [job(12, { city: 'Пермь', place: 'Салон в Перми' })] : [job(11)],
  }));
  app.backEnd.answer(getMobileApp, {
    google_play: 'https://play.google.com/store/apps/details?id=shop',
    app_store: 'https://apps.apple.com/ru/app/id1',
    vk: 'https://vk.com/shop',
    qr: { size: 25, path: 'M0 0h25v1H0z' },
  });
  return app;
}

/** The inputs of a call's requests. */
export const requestsOf = (app: TestApp, call: Pick<Call, 'id'>): unknown[] =>
  app.backEnd.asked.flatMap(({ id, input }) => (id === call.id ? [input] : []));
