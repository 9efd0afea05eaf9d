import './mapbox.css';
import mapbox from 'mapbox-gl';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { Layer, Map as MapboxMap, NavigationControl, Popup, Source } from 'react-map-gl/mapbox';
import type { MapEngine } from './engine';

/**
 * Mapbox: needs an account of the shop. Its worker is our own file, as the content security policy requires.
 *
 * @param token the public token, pk.…
 */
export function createMapbox(token: string): MapEngine {
  return {
    Map: ({ onLoad, onMissingImage, ...props }) => (
      <MapboxMap
        {...props}
        mapLib={mapbox}
        workerUrl={workerUrl}
        mapboxAccessToken={token}
        // For right-to-left languages: a script of another server, which the shop does not need.
        RTLTextPlugin={false}
        onLoad={(event) => {
          event.target.on('styleimagemissing', ({ id }) => onMissingImage(event.target, id));
          onLoad(event);
        }}
      />
    ),
    Source,
    Layer,
    NavigationControl,
    Popup,
  };
}
