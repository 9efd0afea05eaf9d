import type { PublicSettings } from '@zapovednik/platform/settings';
import type { MapEngine } from './engine';

/** Loads the library of the configured map, in its own chunk; the other library is never loaded. */
export async function loadEngine(settings: NonNullable<PublicSettings['map']>): Promise<MapEngine> {
  if (settings.engine === 'mapbox') {
    const { createMapbox } = await import(/* webpackChunkName: "lazy-mapbox" */ './mapbox');
    return createMapbox(settings.token);
  }
  const { createMaplibre } = await import(/* webpackChunkName: "lazy-maplibre" */ './maplibre');
  return createMaplibre();
}
