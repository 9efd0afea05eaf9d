import { getMainBanners, getSingleBanner } from '@zapovednik/api/catalog/calls/banner';
import { getBrandByCode, getBrands } from '@zapovednik/api/catalog/calls/brand';
import { getAnalogues, getBuyWith, getPage, getViewed, search } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter, getFilterBySef } from '@zapovednik/api/catalog/calls/filter';
import { getMetafilter, searchMetafilters } from '@zapovednik/api/catalog/calls/metafilter';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { getOwnQuestions, getQuestions } from '@zapovednik/api/catalog/calls/question';
import { getAverage, getReviews } from '@zapovednik/api/catalog/calls/review';
import { getOwnReviews } from '@zapovednik/api/catalog/calls/review-writes';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import type { FilterAnswer, SmartFilterAnswer } from '@zapovednik/api/catalog/wire/filter';
import { createTestApp, fixtures, type TestApp } from '@zapovednik/testing';

/** A value of the filter «Бренд». */
export const brandValue = (id: number, VALUE: string, COUNT: number, CHECKED = false) => ({
  CONTROL_NAME: `filter_1_${id}`,
  HTML_VALUE: 'Y',
  VALUE,
  CHECKED,
  COUNT,
});

export const brandFilter = (chosen: readonly number[] = []): FilterAnswer => ({
  CODE: 'brend',
  NAME: 'Бренд',
  PRICE: false,
  VALUES: [brandValue(1, 'Лесной пёс', 12, chosen.includes(1)), brandValue(2, 'Тайга', 5, chosen.includes(2))],
});

export const priceFilter: FilterAnswer = {
  CODE: 'price',
  NAME: 'Цена',
  PRICE: true,
  VALUES: [
    { CONTROL_NAME: 'filter_price_min', HTML_VALUE: '', VALUE: '90', CHECKED: false, COUNT: 0 },
    { CONTROL_NAME: 'filter_price_max', HTML_VALUE: '', VALUE: '9000', CHECKED: false, COUNT: 0 },
  ],
};

/** A smart filter with a price and two brands. */
export const smartFilter = (changes: Partial<SmartFilterAnswer> = {}): SmartFilterAnswer => ({
  FILTERS: [priceFilter, brandFilter()],
  URI: '/catalog/tovary_dlya_sobak/',
  ELEMENT_COUNT: 17,
  ...changes,
});

export const dryFood = fixtures.section({
  ID: 31,
  CODE: 'suhoy_korm',
  NAME: 'Сухой корм',
  IBLOCK_SECTION_ID: 1,
  UNIQUE_CODE: 'tovary_dlya_sobak/suhoy_korm',
  SECTION_PAGE_URL: '/catalog/tovary_dlya_sobak/suhoy_korm/',
});

export const dogs = fixtures.section({ CHILDREN: [dryFood] });

export const brand = {
  ID: 3,
  XML_ID: 'lesnoy-pes',
  CODE: 'lesnoy-pes',
  NAME: 'Лесной пёс',
  SORT: 100,
  PICTURE: '/pictures/brand/3/1',
};

/** A test app whose back end has a small catalogue; a test changes the data that it checks. */
export function catalogueApp(options?: Parameters<typeof createTestApp>[0]): TestApp {
  const app = createTestApp(options);
  const { backEnd } = app;
  backEnd.answer(getSections, [dogs]);
  backEnd.answer(checkUri, ({ uri }) => uri.map((URI) => ({ URI, SHORT_URI: '' })));
  backEnd.answer(getPage, fixtures.productPage());
  backEnd.answer(getViewed, []);
  backEnd.answer(getMainBanners, []);
  backEnd.answer(getSingleBanner, null);
  backEnd.answer(getFilterBySef, smartFilter());
  backEnd.answer(getFilter, smartFilter());
  backEnd.answer(getByCode, fixtures.productDetail());
  backEnd.answer(getMetafilter, null);
  backEnd.answer(searchMetafilters, []);
  backEnd.answer(getBuyWith, []);
  backEnd.answer(getViewed, []);
  backEnd.answer(getReviews, { count: 1, page_count: 1, reviews: [fixtures.review()] });
  backEnd.answer(getAverage, fixtures.averageScore());
  backEnd.answer(getOwnReviews, { reviews: [], votes: [] });
  backEnd.answer(getQuestions, { count: 0, page_count: 0, questions: [] });
  backEnd.answer(getOwnQuestions, { questions: [] });
  backEnd.answer(getAnalogues, []);
  backEnd.answer(getBrands, [brand]);
  backEnd.answer(getBrandByCode, {
    ...brand,
    COUNTRY: 'Россия',
    FOUNDED: 1998,
    DESCRIPTION: '<p>Корм из тайги.</p>',
    SEO: fixtures.section().SEO,
    SECTIONS: [{ ID: 31, NAME: 'Сухой корм', SECTION_PAGE_URL: dryFood.SECTION_PAGE_URL, ELEMENT_COUNT: 4 }],
  });
  backEnd.answer(search, {
    products: [fixtures.listItem()],
    page_count: 1,
    product_count: 1,
    misspell: null,
    smart_filter: smartFilter({ URI: '' }),
    product_ids: [1234],
  });
  return app;
}

/** The inputs of a call's requests, in order. */
export const requestsOf = (app: TestApp, call: { id: string }): unknown[] =>
  app.backEnd.asked.filter(({ id }) => id === call.id).map(({ input }) => input);
