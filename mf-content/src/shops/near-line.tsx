import { addressFinder } from '@zapovednik/areas/checkout/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { useOwnPlace } from '@zapovednik/platform/geolocation';
import type { Coordinates } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Navigation } from '@zapovednik/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { AddressSkeleton } from './address-skeleton';
import styles from './near-line.module.css';
import type { ShopChoice } from './shop-choice';

export interface NearLineProps {
  near: ShopChoice['near'];
  /** Addresses are suggested in the storefront's city. */
  hasAddress: boolean;
  onChange: (near: ShopChoice['near']) => void;
  /** Called with the visitor's location. */
  onPlace: (own: Coordinates) => void;
}

/** What the nearest shops are near to: an address, or the visitor. */
export default function NearLine({ near, hasAddress, onChange, onPlace }: NearLineProps) {
  const { place: own, busy, ask } = useOwnPlace();
  const isMe = near === 'me';
  // True while the browser asks the visitor, and after consent; false after a refusal.
  const isNearMe = isMe && (own !== null || busy);

  const tell = useEffectEvent(() => own && onPlace(own));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is told once
  useEffect(() => void tell(), [own]);

  // After a reload the browser is asked again only if the visitor has already allowed it.
  const askAgain = useEffectEvent(() => own === null && !busy && ask());
  useEffect(() => {
    if (!isMe || !('permissions' in navigator)) return;
    let gone = false;
    navigator.permissions.query({ name: 'geolocation' }).then(
      ({ state }) => !gone && state === 'granted' && askAgain(),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isMe]);

  function pressMe() {
    if (!isNearMe && own === null) ask();
    onChange(isNearMe ? null : 'me');
  }
  return (
    <div className={styles.line}>
      {hasAddress && (
        <div className={styles.address}>
          <Widget
            of={addressFinder}
            props={{ label: 'Рядом с адресом', value: near && near !== 'me' ? near.label : '', onFind: onChange }}
            fallback={<AddressSkeleton />}
            failure={null}
          />
        </div>
      )}
      <Button icon={<Navigation />} aria-pressed={isNearMe} onClick={pressMe} className={styles.me}>
        Рядом со мной
      </Button>
    </div>
  );
}
