import { useApp } from '@zapovednik/platform/app';
import { VisuallyHidden } from '@zapovednik/ui';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EngineEvent, EngineMap, MapEngine } from './engine';
import { foundCluster, foundMarker, markerFeatures, placeFeatures } from './features';
import { chosenMarker, clusters, INTERACTIVE, markers as markerLayer, placePoint, zoneEdge, zoneFill } from './layers';
import { locale } from './locale';
import { clusterPicture } from './pictures';
import type { ShopMapProps } from './props';
import { useFocus } from './use-focus';
import { useMarkerPictures } from './use-pictures';
import { firstView, moveTo } from './view';
import { zoneFeatures } from './zones';

/**
 * Markers that are nearer to each other than this, in pixels, form a cluster; from this zoom on there are no clusters.
 * Small enough to tell neighbouring places apart (DEL-14).
 */
const CLUSTER = { radius: 26, maxZoom: 13 };
/** How many zoom levels a click on a cluster adds. */
const NEARER = 2;

interface MapViewProps extends ShopMapProps {
  engine: MapEngine;
  mapStyle: string;
  /** The first picture is complete. */
  onShown: () => void;
  /** The map could not be shown: no WebGL, or no style. */
  onFailed: (error: unknown) => void;
}

/** The map itself, drawn by an engine. */
export function MapView(props: MapViewProps) {
  const { engine, mapStyle, label, markers, chosenId = null, zones, place, focus, onMarker, onPress } = props;
  const { Map: EngineMapComponent, Source, Layer, NavigationControl, Popup } = engine;
  const [map, setMap] = useState<EngineMap | null>(null);
  const [hovered, setHovered] = useState<ReturnType<typeof findMarker>>();
  const hasPictures = useMarkerPictures(map, markers);
  const helpId = useId();
  const { centre } = useApp().city;
  const start = useRef(firstView(focus, markers, centre)).current;
  useFocus(map, focus);

  const areas = useMemo(() => zoneFeatures(zones ?? []), [zones]);
  const texts = useMemo(() => locale(label), [label]);
  const isChosen = ({ id }: { id: number }) => id === chosenId;

  const press = ({ target, lngLat, features }: EngineEvent) => {
    const marker = findMarker(features);
    if (marker) return onMarker?.(marker.id);
    const cluster = foundCluster.safeParse(features?.[0]);
    if (cluster.success) return moveTo(target, cluster.data.geometry.coordinates, target.getZoom() + NEARER);
    onPress?.([lngLat.lat, lngLat.lng]);
  };

  // A map that is closed while its engine starts has lost its element, and the engine calls that an error.
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-describedby', helpId);
  }, [map, helpId]);

  return (
    <>
      <VisuallyHidden id={helpId}>
        Стрелки двигают карту, плюс и минус меняют масштаб. Всё, что есть на карте, есть и в списке рядом с ней.
      </VisuallyHidden>
      <EngineMapComponent
        initialViewState={start}
        mapStyle={mapStyle}
        locale={texts}
        cursor={hovered ? 'pointer' : 'grab'}
        interactiveLayerIds={hasPictures ? INTERACTIVE : []}
        cooperativeGestures={props.isInPage ?? false}
        minZoom={4}
        maxZoom={18}
        dragRotate={false}
        touchPitch={false}
        onLoad={({ target }) => {
          target.keyboard.disableRotation();
          target.touchZoomRotate.disableRotation();
          setMap(target);
          props.onShown();
        }}
        onMissingImage={(target, id) => {
          const picture = clusterPicture(id);
          if (picture) target.addImage(id, picture.image, { pixelRatio: picture.pixelRatio });
        }}
        onError={({ error }) => !map && isOpen.current && props.onFailed(error)}
        onClick={press}
        onMouseMove={({ features }) => setHovered(findMarker(features))}
        onMouseOut={() => setHovered(undefined)}
      >
        <NavigationControl showCompass={false} />
        <Source id="shop-zones" type="geojson" data={areas}>
          <Layer {...zoneFill} />
          <Layer {...zoneEdge} />
        </Source>
        {hasPictures && (
          <>
            <Source
              id="shop-markers"
              type="geojson"
              data={markerFeatures(markers.filter((marker) => !isChosen(marker)))}
              cluster
              clusterRadius={CLUSTER.radius}
              clusterMaxZoom={CLUSTER.maxZoom}
            >
              <Layer {...clusters} />
              <Layer {...markerLayer} />
            </Source>
            <Source id="shop-chosen" type="geojson" data={markerFeatures(markers.filter(isChosen))}>
              <Layer {...chosenMarker} />
            </Source>
          </>
        )}
        <Source id="shop-place" type="geojson" data={placeFeatures(place)}>
          <Layer {...placePoint} />
        </Source>
        {hovered && (
          <Popup
            latitude={hovered.latitude}
            longitude={hovered.longitude}
            offset={40}
            closeButton={false}
            closeOnClick={false}
            focusAfterOpen={false}
          >
            {hovered.title}
          </Popup>
        )}
      </EngineMapComponent>
    </>
  );
}

/** The marker among the features at a point. */
function findMarker(features: EngineEvent['features']) {
  const found = foundMarker.safeParse(features?.[0]);
  if (!found.success) return undefined;
  const { geometry, properties } = found.data;
  const [longitude, latitude] = geometry.coordinates;
  return { ...properties, latitude, longitude };
}
