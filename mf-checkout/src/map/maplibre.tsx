import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Layer, Map as MaplibreMap, NavigationControl, Popup, Source } from 'react-map-gl/maplibre';
import type { MapEngine } from './engine';

/** maplibre: without an account, for any style. Its worker is a file of ours, as the content security policy wants. */
export function createMaplibre(): MapEngine {
  maplibre.setWorkerUrl(new URL(workerUrl, location.href).href);
  return {
    Map: (props) => <MaplibreMap {...props} mapLib={maplibre} attributionControl={{ compact: false }} />,
    Source,
    Layer,
    NavigationControl,
    Popup,
  };
}
