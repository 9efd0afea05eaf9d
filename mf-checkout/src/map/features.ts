import * as z from 'zod/mini';
import type { EngineFeature, EngineFeatures } from './engine';
import type { ShopMapProps } from './props';
import { toPosition } from './view';

type Marker = ShopMapProps['markers'][number];

/** The name of a marker's picture in the engine: points with fast pickup have their own. */
export const pictureName = ({ icon, isFast }: Pick<Marker, 'icon' | 'isFast'>) =>
  `${icon ?? 'pin'}${isFast ? '#fast' : ''}`;

/** Features in the format of the engines. */
export const collection = (features: EngineFeature[]): EngineFeatures => ({ type: 'FeatureCollection', features });

/** Markers as GeoJSON. */
export const markerFeatures = (markers: readonly Marker[]) =>
  collection(
    markers.map((marker) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: toPosition(marker.coordinates) },
      properties: { id: marker.id, title: marker.title, picture: pictureName(marker) },
    })),
  );

/** The place as GeoJSON. */
export const placeFeatures = (place: ShopMapProps['place']) =>
  collection(
    place
      ? [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: toPosition(place.coordinates) },
            properties: { title: place.title },
          },
        ]
      : [],
  );

const position = z.object({ coordinates: z.tuple([z.number(), z.number()]) });

/** The result of a click: a marker or a cluster. */
export const foundMarker = z.object({ geometry: position, properties: z.object({ id: z.int(), title: z.string() }) });
export const foundCluster = z.object({ geometry: position, properties: z.object({ cluster_id: z.int() }) });
