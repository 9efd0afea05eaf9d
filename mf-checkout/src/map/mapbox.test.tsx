import { render, screen } from '@testing-library/react';
import { createMapbox } from './mapbox';

interface MapboxProps {
  onLoad: (event: { target: { on: (type: string, listener: (event: { id: string }) => void) => void } }) => void;
}

/** The props of the engine's own component. */
const given = jest.fn((_: MapboxProps) => {});

jest.mock('mapbox-gl', () => ({ __esModule: true, default: { name: 'mapbox' } }));
jest.mock('react-map-gl/mapbox', () => ({
  Map: (props: MapboxProps) => {
    given(props);
    return <p>Mapbox</p>;
  },
  ...Object.fromEntries(['Layer', 'NavigationControl', 'Popup', 'Source'].map((name) => [name, () => null])),
}));

test('Mapbox gets the token of the shop, its own library and a worker that the policy allows', () => {
  const { Map: MapboxMap } = createMapbox('pk.public');
  const onLoad = jest.fn();
  const onMissingImage = jest.fn();
  render(
    <MapboxMap
      initialViewState={{ latitude: 56.8, longitude: 60.6, zoom: 10 }}
      mapStyle="mapbox://styles/mapbox/streets-v12"
      locale={{}}
      cursor="grab"
      interactiveLayerIds={[]}
      cooperativeGestures={false}
      minZoom={4}
      maxZoom={18}
      dragRotate={false}
      touchPitch={false}
      onLoad={onLoad}
      onMissingImage={onMissingImage}
      onError={jest.fn()}
      onClick={jest.fn()}
      onMouseMove={jest.fn()}
      onMouseOut={jest.fn()}
    >
      {null}
    </MapboxMap>,
  );
  expect(screen.getByText('Mapbox')).toBeVisible();
  expect(given).toHaveBeenCalledWith(
    expect.objectContaining({
      mapboxAccessToken: 'pk.public',
      mapLib: { name: 'mapbox' },
      workerUrl: '/assets/file.svg',
      RTLTextPlugin: false,
      mapStyle: 'mapbox://styles/mapbox/streets-v12',
    }),
  );
  const target = {
    on: (_type: string, listener: (event: { id: string }) => void) => listener({ id: 'shop-cluster-3' }),
  };
  given.mock.calls[0]?.[0].onLoad({ target });
  expect(onLoad).toHaveBeenCalledWith({ target });
  expect(onMissingImage).toHaveBeenCalledWith(target, 'shop-cluster-3');
});
