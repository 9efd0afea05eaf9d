import { useApp } from '@zapovednik/platform/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MapLoading } from './map-loading';
import { MapView } from './map-view';
import type { ShopMapProps } from './props';
import styles from './shop-map.module.css';
import { useEngine } from './use-engine';

/** Timeout of a map that is not shown, in milliseconds. */
const PATIENCE = 20_000;

/**
 * A map with markers and zones; other areas use it as the widget `shop-map`. The engine is loaded when the map is first
 * shown, and never on the server. If no map can be shown, `onUnavailable` is called and a message is shown in its
 * place.
 */
export function ShopMap(props: ShopMapProps) {
  const { settings, report } = useApp();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { onUnavailable } = props;
  const latest = useRef(onUnavailable);
  latest.current = onUnavailable;

  const fail = useCallback(
    (error: unknown) => {
      report(error, { area: 'mf-checkout', phase: 'widget', name: 'shop-map' });
      setState('failed');
    },
    [report],
  );
  const engine = useEngine(settings.map, fail);
  const isUnavailable = !settings.map || state === 'failed';

  useEffect(() => {
    if (isUnavailable) latest.current?.();
  }, [isUnavailable]);
  useEffect(() => {
    if (state !== 'loading' || isUnavailable) return;
    const timer = setTimeout(() => fail(new Error('The map has not appeared')), PATIENCE);
    return () => clearTimeout(timer);
  }, [state, isUnavailable, fail]);

  if (isUnavailable) {
    return <p className={styles.unavailable}>Карта сейчас не открывается. Всё, что на ней, есть в списке</p>;
  }
  return (
    <div className={styles.map} aria-busy={state === 'loading'}>
      {engine && settings.map && (
        <MapView
          {...props}
          engine={engine}
          mapStyle={settings.map.style}
          onShown={() => setState('shown')}
          onFailed={fail}
        />
      )}
      {state === 'loading' && <MapLoading />}
    </div>
  );
}

export type { ShopMapProps };
export { ShopMap as Component };
