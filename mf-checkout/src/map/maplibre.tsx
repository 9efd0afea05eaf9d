import './maplibre.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Layer, Map as MaplibreMap, NavigationControl, Popup, Source } from 'react-map-gl/maplibre';
import type { MapEngine } from './engine';

/**
 * maplibre: works without an account, with any style. Its worker is our own file, as the content security policy
 * requires.
 */
export function createMaplibre(): MapEngine {
  return {
    Map: ({ onLoad, onMissingImage, ...props }) => (
      <MaplibreMap
        {...props}
        mapLib={maplibre}
        workerUrl={workerUrl}
        attributionControl={{ compact: false }}
        onLoad={(event) => {
          event.target.setMissingStyleImageResolver((id) => onMissingImage(event.target, id));
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
