/** @jest-environment node */

import { type AreaPage, defineArea } from 'shared-contracts/app';
import { aboutRoute } from 'shared-contracts/content/routes';
import { renderOnServer } from '../testing/render-host';

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
