import { useEffect, useState } from 'react';
import type { EngineMap } from './engine';
import { pictureName } from './features';
import { markerPicture } from './pictures';

interface PicturedMarker {
  readonly icon: string | null;
  readonly isFast: boolean;
}

/**
 * Adds the pictures of the markers to the engine. Returns whether it has all of them: until then no marker can be
 * drawn.
 */
export function useMarkerPictures(map: EngineMap | null, markers: readonly PicturedMarker[]): boolean {
  const [ready, setReady] = useState('');
  const wanted = new Map(markers.map(({ icon, isFast }) => [pictureName({ icon, isFast }), { icon, isFast }]));
  const names = [...wanted.keys()].sort().join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for `wanted`, which is new with each render
  useEffect(() => {
    if (!map) return;
    let gone = false;
    const add = async ([name, { icon, isFast }]: readonly [string, PicturedMarker]) => {
      if (map.hasImage(name)) return;
      const { image, pixelRatio } = await markerPicture(icon, isFast);
      if (!gone && !map.hasImage(name)) map.addImage(name, image, { pixelRatio });
    };
    void Promise.all([...wanted].map(add)).then(() => !gone && setReady(names));
    return () => {
      gone = true;
    };
  }, [map, names]);

  return map !== null && ready === names;
}
