import 'mapbox-gl/dist/mapbox-gl.css';
import mapbox from 'mapbox-gl';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { Layer, Map as MapboxMap, NavigationControl, Popup, Source } from 'react-map-gl/mapbox';
import type { MapEngine } from './engine';

/**
 * Mapbox: with the shop's account there. Its worker is a file of ours, as the content security policy wants.
 *
 * @param token the public token, pk.…
 */
export function createMapbox(token: string): MapEngine {
  return {
    Map: (props) => <MapboxMap {...props} mapLib={mapbox} workerUrl={workerUrl} mapboxAccessToken={token} />,
    Source,
    Layer,
    NavigationControl,
    Popup,
  };
}
