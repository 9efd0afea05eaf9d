import { act, screen, within } from '@testing-library/react';
import { getMainBanners, getSingleBanner } from '@zapovednik/api/catalog/calls/banner';
import { fakeClock, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

const banner = (ID: number, TITLE: string, URL = '/catalog/') => ({
  ID,
  SORT: ID,
  TITLE,
  TEXT: 'Текст',
  BUTTON: `Смотреть ${TITLE}`,
  URL,
  PICTURE: `/pictures/banner/${ID}/1`,
});

const scrollTo = jest.fn();
beforeEach(() => {
  mockViewport('desktop');
  scrollTo.mockReset();
  Reflect.set(HTMLElement.prototype, 'scrollTo', scrollTo);
  // jsdom has no layout: everything is in the window.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
});
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo'));

function appWithBanners() {
  const app = catalogueApp();
  app.backEnd.answer(getMainBanners, [banner(1, 'Полная миска', '/selection/food/'), banner(2, 'Щенок в доме')]);
  app.backEnd.answer(getSingleBanner, banner(3, 'Корзина для приюта', '/pomoshch-fondam/'));
  return app;
}

test('CON-11 API-145 API-146 the banners of the home page lead to their pages', async () => {
  await renderArea(area, '/', { app: appWithBanners() });
  const main = within(screen.getByRole('region', { name: 'Акции и подборки' }));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Полная миска',
    'Щенок в доме',
  ]);
  expect(main.getByRole('link', { name: 'Смотреть Полная миска' })).toHaveAttribute('href', '/selection/food/');
  expect(screen.getByRole('link', { name: 'Смотреть Корзина для приюта' })).toHaveAttribute(
    'href',
    '/pomoshch-fondam/',
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('API-145 banners move on by themselves, until the visitor stops them or uses them', async () => {
  const { pass, user } = fakeClock();
  await renderArea(area, '/', { app: appWithBanners() });
  await pass(7_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Остановить показ' }));
  await pass(30_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Показывать по очереди' }));
  await pass(7_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  act(() => screen.getByRole('link', { name: 'Смотреть Полная миска' }).focus());
  await pass(30_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('API-145 banners stand still for people who want less motion; a single one has no button', async () => {
  const { pass } = fakeClock();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as never,
    );
  await renderArea(area, '/', { app: appWithBanners() });
  await pass(30_000);
  expect(scrollTo).not.toHaveBeenCalled();
});
