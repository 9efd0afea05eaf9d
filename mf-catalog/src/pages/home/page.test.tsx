import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { getMainBanners } from '@zapovednik/api/catalog/calls/banner';
import { getBrands } from '@zapovednik/api/catalog/calls/brand';
import { getPage, getViewed } from '@zapovednik/api/catalog/calls/catalog';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { choosePet } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brand, catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

test('ROU-01 CAT-01 the home page links to the root sections', async () => {
  await renderArea(area, '/', { app: catalogueApp() });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Товары для собак' })).toHaveAttribute('href', '/catalog/tovary_dlya_sobak/');
});

test('CAT-39 LIM-48 brands with a SORT below 500 are in the slider, in its order', async () => {
  const app = catalogueApp();
  const other = (SORT: number, NAME: string) => ({ ...brand, SORT, NAME, CODE: NAME });
  app.backEnd.answer(getBrands, [other(499, 'Тайга'), other(500, 'Пятисотый'), other(10, 'Первый')]);
  await renderArea(area, '/', { app });
  const slider = screen.getByRole('region', { name: 'Бренды' });
  expect(
    within(slider)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/brand/${encodeURIComponent('Первый')}/`, `/brand/${encodeURIComponent('Тайга')}/`]);
});

const product = (id: number, NAME = `Товар ${id}`) => fixtures.listItem({ id, code: `tovar-${id}`, name: NAME });
const rows = () => screen.getAllByRole('region', { name: /Популярное|Полная миска|Лучшие|По сезону|Новинки/ });

test('CAT-42 CAT-43 CAT-44 the lists of the home page, with what each of them asks for', async () => {
  const app = catalogueApp();
  await renderArea(area, '/', { app });
  expect(requestsOf(app, getPage)).toMatchObject([
    { filter: { AVAILABLE: 'Y' }, sort: { popularity: 'desc' } },
    { filter: { AVAILABLE: 'Y', PROPERTY_SALES: 'polnaya-miska' } },
    { filter: { AVAILABLE: 'Y', DISCOUNT: 'Y' } },
    { filter: { AVAILABLE: 'Y', SEASON: expect.stringMatching(/^(summer|winter)$/) } },
    { filter: { AVAILABLE: 'Y', NEW: 'Y' } },
  ]);
});

test('CAT-45 CAT-46 CAT-47 a product is in the first row that has it, and each row leads to its whole list', async () => {
  const app = catalogueApp();
  const of = (...ids: number[]) => fixtures.productPage({ products: ids.map((id) => product(id)) });
  app.backEnd.answer(getPage, ({ filter }) => {
    if (filter?.NEW) return of(1, 4, 5);
    if (filter?.SEASON) return of(2, 1);
    if (filter?.DISCOUNT) return of(2, 3);
    return filter?.PROPERTY_SALES ? of() : of(1, 2);
  });
  await renderArea(area, '/', { app });
  expect(
    rows().map((row) =>
      within(row)
        .getAllByRole('link', { name: /^Товар \d$/ })
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Товар 1', 'Товар 2'], ['Товар 3'], ['Товар 4', 'Товар 5']]);
  expect(screen.getByRole('link', { name: 'Смотреть все: Новинки' })).toHaveAttribute('href', '/selection/new/');
});

test('CAT-47 ERR-10 a list that fails can be read again, and the others are shown', async () => {
  const app = catalogueApp({ report: () => {} });
  let works = false;
  app.backEnd.answer(getPage, ({ filter }) => {
    if (filter?.NEW && !works) throw new Error('down');
    return fixtures.productPage({ products: [product(filter?.NEW ? 9 : 1)] });
  });
  await renderArea(area, '/', { app });
  expect(screen.getByRole('link', { name: 'Товар 1' })).toBeVisible();
  expect(await screen.findByText('Не удалось загрузить продукты')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Товар 9' })).toBeVisible();
});

/** An app with a known visitor: anonymous, or a customer. */
function appOf(userId: number | null) {
  const app = catalogueApp({ report: () => {} });
  app.write(sessionAtom, { ...unknownSession, status: userId === null ? 'anonymous' : 'authorized', userId });
  return app;
}

test('CAT-47 who looks at goods for an animal sees its popular goods', async () => {
  const app = appOf(null);
  app.backEnd.answer(getViewed, [fixtures.listItem({ id: 7, section_id: 31 })]);
  app.backEnd.answer(getPage, ({ section }) => fixtures.productPage({ products: section ? [product(70)] : [] }));
  await renderArea(area, '/', { app });
  expect(await screen.findByRole('heading', { name: 'Для собак' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Товар 70' })).toBeVisible();
  expect(requestsOf(app, getPage).at(-1)).toMatchObject({ section: 1, filter: { AVAILABLE: 'Y', '!ID': [7] } });
});

describe('a customer with pets', () => {
  const dog = fixtures.pet();
  const cat = fixtures.pet({
    id: 32,
    animal: 'cat',
    name: 'Мурка',
    sections: [{ id: 9, name: 'Товары для кошек', url: '/catalog/koshkam/', uri: '', traits: [] }],
  });

  function appWithPets(pets: (typeof dog)[]) {
    const app = appOf(7);
    app.backEnd.answer(getPets, pets);
    app.backEnd.answer(getPage, ({ section }) =>
      fixtures.productPage({ products: section ? [product(Number(section))] : [] }),
    );
    return app;
  }

  test('PET-05 sees popular goods that fit the first pet', async () => {
    const app = appWithPets([fixtures.pet({ id: 30, sections: [] }), dog]);
    await renderArea(area, '/', { app });
    expect(await screen.findByRole('heading', { name: 'Для питомца: Рекс' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Смотреть все: Для питомца: Рекс' })).toHaveAttribute(
      'href',
      '/catalog/tovary_dlya_sobak/filter/vozrast-is-vzroslye/apply/',
    );
    expect(requestsOf(app, getPage).at(-1)).toMatchObject({
      section: 1,
      smart_filter_uri: 'filter/vozrast-is-vzroslye/apply/',
    });
    expect(screen.queryByRole('button', { name: 'Выбрать другого питомца' })).not.toBeInTheDocument();
  });

  test('PET-05 CAB-26 chooses another pet in the list of pets', async () => {
    const app = appWithPets([dog, cat]);
    const asked = jest.fn(async () => ({ petId: 32 }));
    app.command(choosePet, asked);
    await renderArea(area, '/', { app });
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать другого питомца' }));
    expect(await screen.findByRole('heading', { name: 'Для питомца: Мурка' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Товар 9' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ chosen: 31 });
  });

  test('PET-05 without pets, or when they do not load, sees what fits the viewed goods', async () => {
    for (const pets of [[], null]) {
      const app = appWithPets(pets ?? []);
      if (!pets) app.backEnd.fail(getPets);
      app.backEnd.answer(getViewed, [fixtures.listItem({ id: 7, section_id: 31 })]);
      const { unmount } = await renderArea(area, '/', { app });
      expect(await screen.findByRole('heading', { name: 'Для собак' })).toBeVisible();
      unmount();
    }
  });

  test('PET-05 an anonymous visitor’s page does not ask for pets', async () => {
    const app = appOf(null);
    app.backEnd.answer(getViewed, [fixtures.listItem({ id: 7, section_id: 31 })]);
    await renderArea(area, '/', { app });
    await screen.findByRole('heading', { name: 'Для собак' });
    expect(requestsOf(app, getPets)).toEqual([]);
  });
});

test('ERR-10 ERR-19 sections that fail are left out, and the others are shown', async () => {
  const app = catalogueApp({ report: () => {} });
  app.backEnd.fail(getSections);
  app.backEnd.fail(getBrands);
  app.backEnd.fail(getMainBanners);
  await renderArea(area, '/', { app });
  expect(screen.getByText('Разделы каталога отсутвуют')).toBeVisible();
  expect(screen.getByText('Не удалось загрузить бренды')).toBeVisible();
  expect(screen.getByRole('link', { name: /Сухой корм Лесной пёс/ })).toBeVisible();
});

test('ROU-16 ROU-17 the catalogue shows roots with two levels; its demo is a separate page', async () => {
  const app = catalogueApp();
  const leaf = fixtures.section({ ID: 40, NAME: 'Для щенков', UNIQUE_CODE: 'tovary_dlya_sobak/suhoy_korm/dlya' });
  const child = fixtures.section({
    ID: 31,
    NAME: 'Сухой корм',
    UNIQUE_CODE: 'tovary_dlya_sobak/suhoy_korm',
    CHILDREN: [leaf],
  });
  app.backEnd.answer(getSections, [fixtures.section({ CHILDREN: [child] })]);
  const { unmount } = await renderArea(area, '/catalog/', { app });
  expect(screen.getByRole('link', { name: 'Для щенков' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/suhoy_korm/dlya/',
  );
  unmount();
  await renderArea(area, '/catalog/demo/', { app: catalogueApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
});
