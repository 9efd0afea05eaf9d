import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { useState } from 'react';
import { fakeEngine } from '../testing/fake-engine';
import { loadEngine } from './load-engine';
import { ShopMap, type ShopMapProps } from './shop-map';

jest.mock('./load-engine');
jest.mock('./pictures', () => ({ markerPicture: async () => ({ image: {}, pixelRatio: 2 }) }));

const settings: PublicSettings = { map: { engine: 'maplibre', style: '/map/style.json', origins: [] } };
const points: ShopMapProps['markers'] = [
  { id: 1, coordinates: [56.83, 60.6], icon: '/shop.svg', title: 'На Малышева', isFast: true },
  { id: 2, coordinates: [56.85, 60.62], icon: '/shop.svg', title: 'На Ленина', isFast: false },
];

let hasLessMotion = false;
beforeEach(() => {
  hasLessMotion = false;
  jest.mocked(loadEngine).mockReset();
  Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: hasLessMotion }), configurable: true });
});

/** Shows a map with a fake engine. `change` sets other props, as its page would. */
function show(props: Partial<ShopMapProps> = {}, { report = jest.fn(), city = fixtures.city() } = {}) {
  const fake = fakeEngine();
  jest.mocked(loadEngine).mockResolvedValue(fake.engine);
  let change: (changes: Partial<ShopMapProps>) => void = () => {};
  const Page = () => {
    const [changes, setChanges] = useState<Partial<ShopMapProps>>({});
    change = setChanges;
    return <ShopMap label="Пункты" markers={points} {...props} {...changes} />;
  };
  renderWithApp(<Page />, { app: createTestApp({ settings, report, city }) });
  return { fake, report, change: (changes: Partial<ShopMapProps>) => act(() => change(changes)) };
}

/** The same, after the engine has loaded its style and the pictures of the markers. */
async function showLoaded(props?: Partial<ShopMapProps>, page?: Parameters<typeof show>[1]) {
  const shown = show(props, page);
  await waitFor(() => shown.fake.props);
  act(() => shown.fake.props.onLoad({ target: shown.fake.map }));
  await waitFor(() => expect(shown.fake.idsIn('shop-markers')).toBeDefined());
  return shown;
}

const eventOn = (
  { map }: ReturnType<typeof fakeEngine>,
  ...features: { geometry: unknown; properties: unknown }[]
) => ({
  target: map,
  lngLat: { lng: 60.7, lat: 56.9 },
  features,
});

test('DEL-16 LIM-05 «Загрузка карты» is shown until the first picture, and the engine starts 300 ms later', async () => {
  jest.useFakeTimers();
  const { fake } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка карты');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(() => fake.props).toThrow();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Загрузка карты')).toBeVisible();
  await act(async () => fake.props.onLoad({ target: fake.map }));
  expect(screen.queryByText('Загрузка карты')).not.toBeInTheDocument();
});

test('LIM-03 DEL-54 without focus and markers a map shows the city of the storefront at zoom 12', async () => {
  const city = fixtures.perm({ COORDS: [58.0105, 56.2502] });
  const { fake } = await showLoaded({ markers: [] }, { city });
  expect(fake.props.initialViewState).toEqual({ latitude: 58.0105, longitude: 56.2502, zoom: 12 });
});

test('LIM-01 LIM-02 in a city whose centre is not known it shows Екатеринбург at zoom 10', async () => {
  const { fake } = await showLoaded({ markers: [] }, { city: fixtures.perm() });
  expect(fake.props.initialViewState).toEqual({ latitude: 56.8519, longitude: 60.6122, zoom: 10 });
});

test('without a focus every marker is in sight', async () => {
  const { fake } = await showLoaded();
  const bounds = [
    [60.6, 56.83],
    [60.62, 56.85],
  ];
  expect(fake.props.initialViewState).toEqual({ bounds, fitBoundsOptions: { padding: 56, maxZoom: 16 } });
});

test('LIM-04 a map moves to a new focus, once, 300 ms after its last change', async () => {
  const { fake, change } = await showLoaded({ focus: { coordinates: [58.01, 56.25], zoom: 12 } });
  expect(fake.props.initialViewState).toEqual({ latitude: 58.01, longitude: 56.25, zoom: 12 });
  jest.useFakeTimers();
  change({ focus: { coordinates: [56.8, 60.5], zoom: 16 } });
  await act(() => jest.advanceTimersByTimeAsync(200));
  change({ focus: { coordinates: [56.84, 60.61], zoom: 16 } });
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(fake.moves).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  change({ focus: { coordinates: [56.84, 60.61], zoom: 16 } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(fake.moves).toEqual([{ center: [60.61, 56.84], zoom: 16, by: 'flyTo' }]);
});

test('DEL-69 a focus that is the same to 3 decimals does not move the map', async () => {
  const { fake, change } = await showLoaded({ focus: { coordinates: [56.84, 60.61], zoom: 16 } });
  jest.useFakeTimers();
  change({ focus: { coordinates: [56.84031, 60.60978], zoom: 16 } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(fake.moves).toEqual([]);
  change({ focus: { coordinates: [56.8411, 60.61], zoom: 16 } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(fake.moves).toEqual([{ center: [60.61, 56.8411], zoom: 16, by: 'flyTo' }]);
});

test('DEL-13 every marker has the picture of its service; fast points have their own', async () => {
  const { fake } = await showLoaded();
  expect([...fake.images].sort()).toEqual(['/shop.svg', '/shop.svg#fast']);
  expect(fake.featuresIn('shop-markers')).toMatchObject([
    { geometry: { coordinates: [60.6, 56.83] }, properties: { picture: '/shop.svg#fast' } },
    { geometry: { coordinates: [60.62, 56.85] }, properties: { picture: '/shop.svg' } },
  ]);
});

test('DEL-14 the chosen marker is not part of the clusters', async () => {
  const { fake, change } = await showLoaded({ chosenId: 2 });
  expect([fake.idsIn('shop-markers'), fake.idsIn('shop-chosen')]).toEqual([[1], [2]]);
  change({ chosenId: 1 });
  expect([fake.idsIn('shop-markers'), fake.idsIn('shop-chosen')]).toEqual([[2], [1]]);
});

test('a press answers with the marker, else with the place, latitude first', async () => {
  const onMarker = jest.fn();
  const onPress = jest.fn();
  const { fake } = await showLoaded({ onMarker, onPress });
  const [feature] = fake.featuresIn('shop-markers') ?? [];
  act(() => fake.props.onClick(eventOn(fake, { geometry: feature?.geometry, properties: feature?.properties })));
  act(() => fake.props.onClick(eventOn(fake)));
  expect(onMarker.mock.calls).toEqual([[1]]);
  expect(onPress.mock.calls).toEqual([[[56.9, 60.7]]]);
});

test('DEL-14 a press on a cluster goes nearer to it; with less motion the map jumps', async () => {
  const onPress = jest.fn();
  const { fake } = await showLoaded({ onPress });
  const cluster = { geometry: { type: 'Point', coordinates: [60.6, 56.8] }, properties: { cluster_id: 7 } };
  act(() => fake.props.onClick(eventOn(fake, cluster)));
  hasLessMotion = true;
  act(() => fake.props.onClick(eventOn(fake, cluster)));
  expect(fake.moves).toEqual([
    { center: [60.6, 56.8], zoom: 12, by: 'flyTo' },
    { center: [60.6, 56.8], zoom: 12, by: 'jumpTo' },
  ]);
  expect(onPress).not.toHaveBeenCalled();
});

test('the name of a marker is shown while the pointer is over it', async () => {
  const { fake } = await showLoaded();
  const [feature] = fake.featuresIn('shop-markers') ?? [];
  act(() => fake.props.onMouseMove(eventOn(fake, { geometry: feature?.geometry, properties: feature?.properties })));
  expect(screen.getByText('На Малышева')).toBeVisible();
  act(() => fake.props.onMouseOut());
  expect(screen.queryByText('На Малышева')).not.toBeInTheDocument();
});

test('CIT-32 zones of fast delivery are closed polygons', async () => {
  const corners = [
    [56.8, 60.6],
    [56.9, 60.6],
    [56.9, 60.7],
  ] as const;
  const { fake } = await showLoaded({ zones: [{ id: 5, title: 'От магазина', corners }] });
  expect(fake.featuresIn('shop-zones')).toMatchObject([
    {
      geometry: {
        coordinates: [
          [
            [60.6, 56.8],
            [60.7, 56.9],
            [60.6, 56.9],
            [60.6, 56.8],
          ],
        ],
      },
    },
  ]);
});

test('CIT-32 zones that overlap are one area with one edge; a zone apart is its own', async () => {
  const square = (latitude: number, longitude: number) =>
    [
      [latitude, longitude],
      [latitude + 0.2, longitude],
      [latitude + 0.2, longitude + 0.2],
      [latitude, longitude + 0.2],
    ] as const;
  const squares = [square(56, 60), square(56.1, 60.1), square(57, 61)];
  const { fake } = await showLoaded({ zones: squares.map((corners, id) => ({ id, title: `Зона ${id}`, corners })) });
  const rings = fake.featuresIn('shop-zones')?.map(({ geometry }) => geometry.coordinates[0]);
  // Two squares that overlap at a corner have eight corners together; a ring ends where it began.
  expect(rings?.map((ring) => Array.isArray(ring) && ring.length)).toEqual([9, 5]);
});

test('a place that is not a marker has its own sign, and can change', async () => {
  const { fake, change } = await showLoaded({ place: { coordinates: [56.84, 60.61], title: 'ул Ленина, 5' } });
  expect(fake.featuresIn('shop-place')).toMatchObject([{ geometry: { coordinates: [60.61, 56.84] } }]);
  change({ place: null });
  expect(fake.featuresIn('shop-place')).toEqual([]);
});

test('a map has a name, and says that the list does the same', async () => {
  const { fake } = await showLoaded();
  expect(fake.props.locale).toMatchObject({ 'Map.Title': 'Пункты', 'NavigationControl.ZoomIn': 'Приблизить' });
  const help = document.getElementById(fake.canvas.getAttribute('aria-describedby') ?? '');
  expect(help).toHaveTextContent('Всё, что есть на карте, есть и в списке рядом с ней.');
});

describe('without a map', () => {
  const text = 'Карта сейчас не открывается. Всё, что на ней, есть в списке';

  test('a shop without settings of a map loads no engine, and the page shows its list', async () => {
    const onUnavailable = jest.fn();
    renderWithApp(<ShopMap label="Пункты" markers={points} onUnavailable={onUnavailable} />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    expect(loadEngine).not.toHaveBeenCalled();
  });

  test('an engine that cannot be loaded is reported', async () => {
    jest.mocked(loadEngine).mockRejectedValue(new Error('offline'));
    const report = jest.fn();
    const onUnavailable = jest.fn();
    const app = createTestApp({ settings, report });
    renderWithApp(<ShopMap label="Пункты" markers={points} onUnavailable={onUnavailable} />, { app });
    expect(await screen.findByText(text)).toBeVisible();
    expect([report.mock.calls.length, onUnavailable.mock.calls.length]).toEqual([1, 1]);
  });

  test('an error before the first picture (no WebGL, no style) ends the map, a later one does not', async () => {
    const onUnavailable = jest.fn();
    const failed = show({ onUnavailable });
    await waitFor(() => failed.fake.props);
    act(() => failed.fake.props.onError({ error: new Error('no WebGL') }));
    expect(screen.getByText(text)).toBeVisible();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });

  test('a tile that fails later leaves the map', async () => {
    const { fake, report } = await showLoaded();
    act(() => fake.props.onError({ error: new Error('a tile') }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(report).not.toHaveBeenCalled();
  });

  test('a map that is closed while its engine starts is no fault', async () => {
    const { fake, report } = show();
    await waitFor(() => fake.props);
    const { onError } = fake.props;
    cleanup();
    onError({ error: new Error('the map has no element') });
    expect(report).not.toHaveBeenCalled();
  });

  test('a map that has not appeared after 20 seconds is given up', async () => {
    jest.useFakeTimers();
    const onUnavailable = jest.fn();
    show({ onUnavailable });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(text)).toBeVisible();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });
});
