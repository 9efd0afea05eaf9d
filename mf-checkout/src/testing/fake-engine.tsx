import { type ComponentProps, useEffect } from 'react';
import type { EngineMap, MapEngine } from '../map/engine';

type MapProps = ComponentProps<MapEngine['Map']>;
type SourceData = ComponentProps<MapEngine['Source']>['data'];

/** A map engine for tests: stores what it should show, and draws nothing. */
export function fakeEngine() {
  const moves: { center: readonly number[]; zoom: number; by: 'flyTo' | 'jumpTo' }[] = [];
  const sources = new Map<string, SourceData>();
  const images = new Set<string>();
  const canvas = document.createElement('canvas');
  let props: MapProps | undefined;
  const map: EngineMap = {
    hasImage: (id) => images.has(id),
    addImage: (id) => images.add(id),
    flyTo: (move) => moves.push({ ...move, by: 'flyTo' }),
    jumpTo: (move) => moves.push({ ...move, by: 'jumpTo' }),
    getZoom: () => 10,
    getCanvas: () => canvas,
    keyboard: { disableRotation: () => {} },
    touchZoomRotate: { disableRotation: () => {} },
  };
  const engine: MapEngine = {
    Map: (given) => {
      props = given;
      return <>{given.children}</>;
    },
    Source: ({ id, data, children }) => {
      useEffect(() => {
        sources.set(id, data);
      }, [id, data]);
      return <>{children}</>;
    },
    Layer: () => null,
    NavigationControl: () => null,
    Popup: ({ children }) => <p>{children}</p>,
  };
  return {
    engine,
    map,
    moves,
    images,
    canvas,
    /** The current props of the map. */
    get props(): MapProps {
      if (!props) throw new Error('No map is shown');
      return props;
    },
    /** The IDs of a source's features. */
    idsIn: (source: string) => sources.get(source)?.features.map(({ properties }) => properties?.id),
    featuresIn: (source: string) => sources.get(source)?.features,
  };
}
