import { formatPrice } from '@zapovednik/rules/format';
import { Picture } from '@zapovednik/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Column } from './compared-rows';
import styles from './pinned-heads.module.css';

interface PinnedHeadsProps {
  columns: readonly Column[];
  /** Scrolls sideways; its table head has scrolled away upwards when this is shown. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Picture, name and price of each column below the header of the page, while the head of the table is above it. They follow the table
 * sideways. Screen readers and the keyboard have the table's own heads.
 */
export function PinnedHeads({ columns, scroller }: PinnedHeadsProps) {
  const place = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const table = scroller.current;
    if (!table) return;
    const follow = () => {
      const head = table.querySelector('thead')?.getBoundingClientRect();
      const top = place.current?.getBoundingClientRect().top ?? 0;
      setShown(head !== undefined && head.bottom <= top && table.getBoundingClientRect().bottom > top);
      if (strip.current) strip.current.scrollLeft = table.scrollLeft;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    table.addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      table.removeEventListener('scroll', follow);
    };
  }, [scroller]);

  return (
    <div ref={place} aria-hidden="true" className={styles.place}>
      <div ref={strip} className={styles.strip} hidden={!shown}>
        <div className={styles.heads}>
          {columns.map(({ stored, product: { name, price, picture } }) => (
            <div key={stored.id} className={styles.head}>
              <Picture src={picture} alt="" ratio="4:5" sizes="40px" fit="contain" className={styles.picture} />
              <span className={styles.name}>{name}</span>
              <strong className={styles.price}>{formatPrice(price.current)}</strong>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
