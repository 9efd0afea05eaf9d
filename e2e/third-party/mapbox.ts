import type { Page, Route } from '@playwright/test';
import type { Colour } from '../map/pixels';

/** The colour of every tile from Mapbox's stand-in. */
export const TILE: Colour = [188, 217, 232];
/** One pixel of this colour, as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPYc/MFAATSAn6NmEHwAAAAAElFTkSuQmCC';

/** A style with one of Mapbox's own sources, so that Mapbox's library creates its address. */
const STYLE = {
  version: 8,
  name: 'test',
  sources: { streets: { type: 'raster', url: 'mapbox://mapbox.streets', tileSize: 512 } },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
};
const SOURCE = {
  tilejson: '3.0.0',
  minzoom: 0,
  maxzoom: 20,
  tiles: ['https://a.tiles.mapbox.com/v4/mapbox.streets/{z}/{x}/{y}.png'],
};

/** Answers all requests to Mapbox. Returns the requested paths with their tokens. */
export async function standInForMapbox(page: Page): Promise<readonly { path: string; token: string | null }[]> {
  const asked: { path: string; token: string | null }[] = [];
  const answer = (route: Route, path: string) => {
    const headers = { 'access-control-allow-origin': '*' };
    if (path.startsWith('/styles/v1/')) return route.fulfill({ headers, json: STYLE });
    if (path.endsWith('.json')) return route.fulfill({ headers, json: SOURCE });
    // Their library requests another format of the same picture if it can.
    if (path.startsWith('/v4/mapbox.streets/')) {
      return route.fulfill({ headers, contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') });
    }
    return route.fulfill({ headers, status: 200, body: '' });
  };
  await page.route(/^https:\/\/([\w-]+\.)*mapbox\.com\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push({ path: pathname, token: searchParams.get('access_token') });
    return answer(route, pathname);
  });
  return asked;
}
