import { useApp } from '@zapovednik/platform/app';
import { useEffect, useState } from 'react';
import type { Bars } from './bars';
import styles from './bonus-card.module.css';

/** The number in groups of four, as people read it aloud. */
const inGroups = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1\u00a0');

/**
 * The card for the till: its number as a bar code, and in groups for reading aloud. If there is no bar code, the number
 * is enough.
 */
export function CardCode({ number }: { number: string }) {
  const { report } = useApp();
  const [bars, setBars] = useState<Bars | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "lazy-bar-code" */ './bars').then(
      ({ barsOf }) => setBars(barsOf(number)),
      (error: unknown) => report(error, { area: 'mf-cabinet', phase: 'load', name: 'bar-code' }),
    );
  }, [number, report]);
  return (
    <div className={styles.code}>
      <p>Покажите на кассе</p>
      <div className={styles.bars}>
        {bars && (
          <svg
            role="img"
            aria-label="Штрихкод бонусной карты"
            viewBox={`0 0 ${bars.width} 1`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
          >
            <path d={bars.path} />
          </svg>
        )}
      </div>
      <p className={styles.number}>{inGroups(number)}</p>
    </div>
  );
}
