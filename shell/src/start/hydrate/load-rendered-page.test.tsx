import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutRoute } from '@zapovednik/areas/content/routes';
import { newsTeasers } from '@zapovednik/areas/content/widgets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { provideWidget, Widget } from '@zapovednik/areas/widgets';
import { createTestApp } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { AreaHost } from '../../areas/area-host';
import { createWidgetHost } from '../../areas/widget-host';
import { ShellProvider } from '../../context/shell-provider';
import type { Boot } from '../../document/boot';
import { createPageHost } from '../../pages/page-host';
import { createFakeAreas, type FakeAreas } from '../../testing/fake-areas';
import { createTestShell } from '../../testing/open-app';
import { loadRenderedPage } from './load-rendered-page';

const boot = (changes: Partial<Boot>): Boot => ({
  settings: {},
  origin: 'http://shop.localhost',
  shellVersion: '1.0.0',
  areas: { ...entries },
  routes: [],
  route: aboutRoute,
  city: createTestApp().city,
  person: createTestApp().atom(sessionAtom).get(),
  rendered: ['mf-content'],
  widgets: [],
  override: [],
  answers: [],
  router: { loaderData: {}, errors: null },
  ...changes,
});
const entry = { version: '1.0.0', url: '/remoteEntry.js', integrity: '', wakesOn: [] };
const entries = {
  'mf-catalog': entry,
  'mf-checkout': entry,
  'mf-cabinet': entry,
  'mf-services': entry,
  'mf-content': entry,
};

const ready = async (areas: AreaHost, changes: Partial<Boot> = {}) => {
  const report = jest.fn();
  const hosts = { pages: createPageHost(areas), widgets: createWidgetHost(areas) };
  await loadRenderedPage({ boot: boot(changes), report, ...hosts });
  return { report, ...hosts };
};

beforeEach(() => window.history.replaceState(null, '', '/about/'));

test('everything that the server has rendered is loaded before hydration', async () => {
  const { pages, report } = await ready(createFakeAreas(routeTable));
  expect(pages.ready(aboutRoute)).toBeDefined();
  expect(report).not.toHaveBeenCalled();
});

test('an area that cannot be loaded is reported, and hydration continues', async () => {
  const areas = createFakeAreas(routeTable);
  areas.fail('mf-content');
  const { pages, report } = await ready(areas);
  expect(pages.ready(aboutRoute)).toBeUndefined();
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'mf-content', phase: 'load', name: 'about' });
});

test('a document with an error loads no page', async () => {
  const areas = createFakeAreas(routeTable);
  areas.fail('mf-content');
  const { report } = await ready(areas, { router: { loaderData: {}, errors: { about: {} } } });
  expect(report).not.toHaveBeenCalled();
});

const carousel = <Widget of={newsTeasers} props={{ count: 2 }} fallback={<p>Загрузка</p>} />;

/** An area with the widget, unless it is broken. */
function areasWithWidget(): FakeAreas {
  const areas = createFakeAreas(routeTable);
  const lazy = async () => ({ Component: () => <p>Новости магазина</p> });
  return {
    ...areas,
    load: async (name) => ({ ...(await areas.load(name)), widgets: [provideWidget(newsTeasers, { lazy })] }),
  };
}

test('a widget that cannot be loaded shows ErrorFallback with a retry, and the page around it is hydrated', async () => {
  const areas = areasWithWidget();
  const server = await ready(areas, { widgets: [newsTeasers] });
  const onServer = { ...createTestShell(), widgets: server.widgets };
  const tree = (app: typeof onServer) => (
    <ShellProvider app={app}>
      <h1>О нас</h1>
      {carousel}
    </ShellProvider>
  );
  document.body.innerHTML = `<div id="root">${renderToString(tree(onServer))}</div>`;
  expect(screen.getByText('Новости магазина')).toBeVisible();

  areas.fail('mf-content');
  const { widgets } = await ready(areas, { widgets: [newsTeasers] });
  const heading = screen.getByRole('heading', { name: 'О нас' });
  const app = { ...createTestShell({ report: jest.fn() }), widgets };
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  await act(async () => hydrateRoot(root, tree(app), { onRecoverableError: () => {}, onCaughtError: () => {} }));
  expect(screen.getByText('Эта часть страницы не загрузилась')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'О нас' })).toBe(heading);

  areas.recover('mf-content');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новости магазина')).toBeVisible();
});
