import { aboutRoute, openMobileAppRoute } from '@zapovednik/areas/content/routes';
import { type AreaPage, defineArea } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { createReleases, renderOnServer } from '../testing/render-host';

/** The page `/about/` on the server, with this code. */
const about = (lazy: () => Promise<AreaPage>) =>
  renderOnServer('/about/', {
    loadArea: () =>
      defineArea<'mf-content'>({
        name: 'mf-content',
        routes: [{ route: aboutRoute, lazy }],
        widgets: [],
        start: () => [],
      }),
  });

const broken = () => {
  throw new Error('нет настройки');
};

test.each<[string, () => Promise<AreaPage>]>([
  ['its code throws', async () => broken()],
  ['its loader throws', async () => ({ Component: () => null, loader: async () => broken() })],
  ['it cannot be rendered', async () => ({ Component: broken })],
])('CIT-19 LAY-08 a page that the server cannot load is the error page with status 500: %s', async (_, lazy) => {
  const { status, html, faults } = await about(lazy);
  expect(status).toBe(500);
  expect(html).toContain('Возникла внутренняя ошибка сервера');
  expect(html).toContain('<header');
  expect(faults).toEqual([expect.objectContaining({ area: 'mf-content', message: 'нет настройки' })]);
});

test('ROU-97 ROU-98 ROU-104 the server answers 404 to a desktop that opens a page for phones', async () => {
  const { status, html, rendered } = await renderOnServer('/mobile-app/open/', { device: 'desktop' });
  expect([status, rendered]).toEqual([404, 'city']);
  expect(html).toContain('Страница не найдена');
});

test('ROU-97 ROU-98 the server shows that page to a phone', async () => {
  const page = { route: openMobileAppRoute, lazy: async () => ({ Component: () => 'Где скачать' }) };
  const { status, html } = await renderOnServer('/mobile-app/open/', {
    device: 'phone',
    loadArea: () => defineArea<'mf-content'>({ name: 'mf-content', routes: [page], widgets: [], start: () => [] }),
  });
  expect(status).toBe(200);
  expect(html).toContain('Где скачать');
});

test('what is rendered from the same data is the same, whenever and in whatever order the data was read', async () => {
  const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const renderAt = (time: number, [first, second]: readonly [number, number]) => {
    jest.spyOn(Date, 'now').mockReturnValue(time);
    return about(async () => ({
      Component: () => null,
      loader: async ({ app: { query } }) => {
        const read = async (name: string, after: number) => {
          await later(after);
          return query.ensureQueryData({ queryKey: [name], queryFn: async () => name });
        };
        await Promise.all([read('news', first), read('teams', second)]);
        return null;
      },
    }));
  };
  const one = await renderAt(1_000_000, [1, 20]);
  const other = await renderAt(2_000_000, [20, 1]);
  jest.restoreAllMocks();
  expect(one.html).toContain('teams');
  expect(other).toMatchObject({ html: one.html, scripts: one.scripts });
});

test('queries are idle on the server, as in the first render of the browser', async () => {
  const Component = () => useQuery({ queryKey: ['news'], queryFn: async () => 'Новости' }).fetchStatus;
  const { html } = await about(async () => ({ Component }));
  expect(html).toContain('data-page="about">idle</div>');
});

test('only the tester who runs an area on another origin is told that address', async () => {
  const assets = createReleases();
  const origins = [{}, { 'mf-catalog': 'http://localhost:5173' }, {}];
  const pages = await Promise.all(origins.map((foreign) => renderOnServer('/mobile-app/open/', { assets, foreign })));
  expect(pages.map(({ html }) => html.includes('http://localhost:5173/entry.js'))).toEqual([false, true, false]);
  expect(pages.map(({ html }) => html.includes('/assets/mf-catalog/1/entry.js'))).toEqual([true, false, true]);
});
