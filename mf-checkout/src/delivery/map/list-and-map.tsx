import { Button } from '@zapovednik/ui';
import { Map as MapIcon } from '@zapovednik/ui/icons';
import { type ReactNode, useContext, useState } from 'react';
import { ActiveTab, type DeliveryTab } from './active-tab';
import styles from './list-and-map.module.css';
import { useIsWide } from './use-is-wide';

interface ListAndMapProps {
  /** The tab of the dialog that contains it; outside the dialog the map is always inside the list. */
  tab?: DeliveryTab | undefined;
  /** The list, with the same functions as the map. */
  children: ReactNode;
  map: ReactNode;
}

/** A list with its map: next to it from 1024 px on, otherwise inside it, opened by a click (DEL-21, DEL-22). */
export function ListAndMap({ tab, children, map }: ListAndMapProps) {
  const isActive = useContext(ActiveTab) === (tab ?? '');
  const isBeside = useIsWide() && tab !== undefined;
  const [wanted, setWanted] = useState(false);
  const shown = isActive && (isBeside || wanted);
  return (
    <div className={styles.both}>
      <div className={styles.list}>
        {!isBeside && (
          <div>
            <Button icon={<MapIcon />} aria-expanded={wanted} onClick={() => setWanted(!wanted)}>
              {wanted ? 'Скрыть карту' : 'Показать на карте'}
            </Button>
          </div>
        )}
        {!isBeside && shown && <div className={styles.map}>{map}</div>}
        {children}
      </div>
      {isBeside && shown && <div className={styles.map}>{map}</div>}
    </div>
  );
}
