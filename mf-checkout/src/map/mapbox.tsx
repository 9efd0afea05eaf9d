import './mapbox.css';
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
    Map: ({ onLoad, onMissingImage, ...props }) => (
      <MapboxMap
        {...props}
        mapLib={mapbox}
        workerUrl={workerUrl}
        mapboxAccessToken={token}
        // For languages from right to left: a script of another server, which the shop does not need.
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
