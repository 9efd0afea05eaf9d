/** The path under which the gateway serves the files of this server. */
const ROOT = '/map';

const FONT = ['Onest', 'Arial', 'sans-serif'];
const ink = '#57645b';

/** Widths in pixels by zoom, doubled with each zoom level above 14. */
const byZoom = (...stops: readonly (readonly [zoom: number, size: number])[]) => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
];

/** Metres as pixels at the latitude of the drawn cities, about 56°. */
const METRES_IN_PIXEL_AT_ZOOM_10 = 85;
const wide = (zoom: number) => ['/', ['get', 'width'], METRES_IN_PIXEL_AT_ZOOM_10 / 2 ** (zoom - 10)];

const source = (name: string, attribution?: string) => ({
  type: 'geojson',
  data: `${ROOT}/${name}.json`,
  ...(attribution && { attribution }),
});
const kind = (name: string) => ['==', ['get', 'kind'], name];
const halo = { 'text-color': ink, 'text-halo-color': '#ffffff', 'text-halo-width': 1.4 };
const rounded = { 'line-cap': 'round', 'line-join': 'round' };

/**
 * The style of the map in the shop's colours. It has no font server: maplibre then uses the fonts of the browser, so
 * that Cyrillic needs no files.
 */
export const style = () => ({
  version: 8,
  name: 'Схема города',
  sources: {
    streets: source('streets', 'Схема: улицы показаны приблизительно'),
    nature: source('nature'),
    places: source('places'),
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#f3efe4' } },
    ...[
      ['park', '#d6e8d0'],
      ['lake', '#bcd9e8'],
    ].map(([name = '', colour]) => ({
      id: name,
      type: 'fill',
      source: 'nature',
      filter: kind(name),
      paint: { 'fill-color': colour },
    })),
    {
      id: 'river',
      type: 'line',
      source: 'nature',
      filter: kind('river'),
      layout: rounded,
      paint: {
        'line-color': '#bcd9e8',
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, ['max', 1.5, wide(8)], 18, wide(18)],
      },
    },
    ...streets('side', 12.5, byZoom([12, 1], [14, 3], [16, 8], [18, 18])),
    ...streets('main', 9, byZoom([9, 1], [12, 3], [14, 6], [16, 14], [18, 30])),
    names('street-names', 'streets', kind('main'), { minzoom: 12.5, size: 12, along: true }),
    names('side-street-names', 'streets', kind('side'), { minzoom: 14.5, size: 11, along: true }),
    names('river-names', 'nature', kind('river'), { minzoom: 11, size: 12, along: true, colour: '#3f7391' }),
    names('park-names', 'nature', ['in', ['get', 'kind'], ['literal', ['park', 'lake']]], { minzoom: 12, size: 11 }),
    names('town-names', 'places', kind('town'), { minzoom: 8, maxzoom: 14, size: 12 }),
    names('city-names', 'places', kind('city'), { minzoom: 0, maxzoom: 12, size: 17 }),
  ],
});

/** A street is a light line on a darker, wider one. */
function streets(name: string, minzoom: number, width: unknown[]) {
  const layer = { type: 'line', source: 'streets', filter: kind(name), minzoom, layout: rounded };
  return [
    { ...layer, id: `${name}-edge`, paint: { 'line-color': '#d9cfba', 'line-width': 1, 'line-gap-width': width } },
    { ...layer, id: name, paint: { 'line-color': name === 'main' ? '#ffe3b8' : '#ffffff', 'line-width': width } },
  ];
}

interface NameOptions {
  minzoom: number;
  maxzoom?: number;
  size: number;
  along?: boolean;
  colour?: string;
}

function names(id: string, from: string, filter: unknown, { minzoom, maxzoom, size, along, colour }: NameOptions) {
  return {
    id,
    type: 'symbol',
    source: from,
    filter,
    minzoom,
    ...(maxzoom && { maxzoom }),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': size,
      ...(along && { 'symbol-placement': 'line', 'symbol-spacing': 320 }),
    },
    paint: { ...halo, ...(colour && { 'text-color': colour }) },
  };
}
