import type { EngineLayer } from './engine';

/** Layers that a press finds. */
export const INTERACTIVE = ['shop-clusters', 'shop-markers', 'shop-chosen'];

/** The name of a cluster's picture begins with this; then comes the count. */
export const CLUSTER_PICTURE = 'shop-cluster-';

export const zoneFill: EngineLayer = {
  id: 'shop-zones',
  type: 'fill',
  paint: { 'fill-color': '#1e5138', 'fill-opacity': 0.07 },
};

export const zoneEdge: EngineLayer = {
  id: 'shop-zone-edges',
  type: 'line',
  paint: { 'line-color': '#1e5138', 'line-width': 1.5, 'line-opacity': 0.45 },
};

export const clusters: EngineLayer = {
  id: 'shop-clusters',
  type: 'symbol',
  filter: ['has', 'point_count'],
  layout: {
    'icon-image': ['concat', CLUSTER_PICTURE, ['get', 'point_count_abbreviated']],
    'icon-allow-overlap': true,
  },
};

export const markers: EngineLayer = {
  id: 'shop-markers',
  type: 'symbol',
  filter: ['!', ['has', 'point_count']],
  layout: { 'icon-image': ['get', 'picture'], 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
};

/** The chosen marker is larger than the others and above them. */
export const chosenMarker: EngineLayer = {
  id: 'shop-chosen',
  type: 'symbol',
  layout: { 'icon-image': ['get', 'picture'], 'icon-anchor': 'bottom', 'icon-allow-overlap': true, 'icon-size': 1.4 },
};

/** A place that is not a marker: a red point, which no marker looks like. */
export const placePoint: EngineLayer = {
  id: 'shop-place',
  type: 'circle',
  paint: { 'circle-radius': 8, 'circle-color': '#c62f26', 'circle-stroke-width': 4, 'circle-stroke-color': '#ffffff' },
};
