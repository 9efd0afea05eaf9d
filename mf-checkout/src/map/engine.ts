import type { ComponentType, ReactNode } from 'react';
import type { LayerProps as MapboxLayer } from 'react-map-gl/mapbox';
import type { LayerProps as MaplibreLayer } from 'react-map-gl/maplibre';

/** A location in the engines' format: longitude first. */
export type Position = [longitude: number, latitude: number];

/** A marker or a zone in GeoJSON. */
export interface EngineFeature {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: Position } | { type: 'Polygon'; coordinates: Position[][] };
  properties: Record<string, string | number>;
}
export interface EngineFeatures {
  type: 'FeatureCollection';
  features: EngineFeature[];
}

/** A layer in a format that both engines support. */
export type EngineLayer = MapboxLayer & MaplibreLayer;

/** The methods of a map that the shop uses; both engines have them. */
export interface EngineMap {
  hasImage(id: string): boolean;
  addImage(id: string, image: ImageData, options: { pixelRatio: number }): unknown;
  flyTo(options: { center: Position; zoom: number }): unknown;
  jumpTo(options: { center: Position; zoom: number }): unknown;
  getZoom(): number;
  getCanvas(): HTMLCanvasElement;
  readonly keyboard: { disableRotation(): unknown };
  readonly touchZoomRotate: { disableRotation(): unknown };
}

/** A click or a pointer movement, with the features at this place in the interactive layers. */
export interface EngineEvent {
  readonly target: EngineMap;
  readonly lngLat: { readonly lng: number; readonly lat: number };
  readonly features?: readonly { readonly geometry: unknown; readonly properties: unknown }[] | undefined;
}

/** The first view of a map: a centre, or the markers that must be visible. */
export type EngineView =
  | { latitude: number; longitude: number; zoom: number }
  | { bounds: [southWest: Position, northEast: Position]; fitBoundsOptions: { padding: number; maxZoom: number } };

interface EngineMapProps {
  initialViewState: EngineView;
  mapStyle: string;
  /** Texts of the engine, by its own names. */
  locale: Record<string, string>;
  cursor: string;
  interactiveLayerIds: string[];
  /** One finger and the wheel scroll the page, not the map. */
  cooperativeGestures: boolean;
  minZoom: number;
  maxZoom: number;
  dragRotate: boolean;
  touchPitch: boolean;
  onLoad: (event: { target: EngineMap }) => void;
  /** A layer needs a picture that the map does not have. */
  onMissingImage: (map: EngineMap, id: string) => void;
  onError: (event: { error: unknown }) => void;
  onClick: (event: EngineEvent) => void;
  onMouseMove: (event: EngineEvent) => void;
  onMouseOut: () => void;
  children: ReactNode;
}

interface EngineSourceProps {
  id: string;
  type: 'geojson';
  data: EngineFeatures;
  cluster?: boolean;
  clusterRadius?: number;
  clusterMaxZoom?: number;
  children: ReactNode;
}

interface EnginePopupProps {
  latitude: number;
  longitude: number;
  offset: number;
  closeButton: boolean;
  closeOnClick: boolean;
  focusAfterOpen: boolean;
  children: ReactNode;
}

/** A map library, as components. */
export interface MapEngine {
  readonly Map: ComponentType<EngineMapProps>;
  readonly Source: ComponentType<EngineSourceProps>;
  readonly Layer: ComponentType<EngineLayer>;
  readonly NavigationControl: ComponentType<{ showCompass: boolean }>;
  readonly Popup: ComponentType<EnginePopupProps>;
}
