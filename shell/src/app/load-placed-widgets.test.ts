import { productCarousel } from '@zapovednik/areas/catalog/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';
import { type Area, type LoaderArgs, placeWidget } from '@zapovednik/platform/app';
import { createWidgetHost } from '../areas/widget-host';
import { createFakeAreas } from '../testing/fake-areas';
import { createTestShell } from '../testing/open-app';
import { loadPlacedWidgets } from './load-placed-widgets';

const visit = { params: { code: 'korm' }, url: new URL('http://shop.localhost/product/korm/?pack=ST') };

/** The carousel of mf-catalog with this loader, and an app that can place it. */
function carousel(load: () => Promise<unknown>) {
  const fake = createFakeAreas([]);
  const areas = {
    ...fake,
    load: async (name: Parameters<typeof fake.load>[0]): Promise<Area> => ({
      ...(await fake.load(name)),
      widgets: [provideWidget(productCarousel, { lazy: async () => ({ Component: () => null }), load })],
    }),
  };
  const report = jest.fn();
  const app = createTestShell({ report });
  return { areas, report, app: { ...app, widgets: createWidgetHost(areas) } };
}

test('a widget’s loader gets the props that the page passes to the widget', async () => {
  const load = jest.fn(async () => undefined);
  const { app, areas } = carousel(load);
  const props = ({ params, url }: Pick<LoaderArgs, 'params' | 'url'>) => ({
    title: `С ${params.code} берут ${url.searchParams.get('pack')}`,
    list: 'popular' as const,
  });
  await loadPlacedWidgets([placeWidget(productCarousel, props)], visit, app, areas);
  expect(load).toHaveBeenCalledWith(app, { title: 'С korm берут ST', list: 'popular' });
  expect(app.widgets.ready(productCarousel)).toBeDefined();
});

test('a widget that fails or is late is reported with its area, and the page still loads', async () => {
  const props = () => ({ title: 'Новинки', list: 'new' as const });
  for (const load of [() => Promise.reject(new Error('нет')), () => new Promise(() => {})]) {
    const { app, areas, report } = carousel(load);
    await loadPlacedWidgets([placeWidget(productCarousel, props)], visit, app, areas);
    expect(report).toHaveBeenCalledWith(expect.any(Error), {
      area: 'mf-catalog',
      version: '1.2.3',
      phase: 'widget',
      name: 'product-carousel',
    });
  }
});
