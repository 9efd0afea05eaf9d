import { LinkButton } from '@zapovednik/ui';
import { useEffect, useRef } from 'react';
import styles from './show-more.module.css';
import { longerListState } from './use-longer-list';

export interface ShowMoreProps {
  /** The first page that is shown. */
  first: number;
  /** The number of shown items. */
  length: number;
  /** The number of all items. */
  count: number;
  /** URL of the next page; null on the last one. */
  to: string | null;
  /** Called with the index of the first new item when a click has made the list longer. */
  focusItem: (index: number) => void;
}

/**
 * The number of shown items, and the link «Показать ещё». It shows the next page below the others and has its own
 * address; because it is a link, it works before the script has loaded.
 *
 * @example <ShowMore first={1} length={10} count={34} to="/news/?PAGEN_1=2" focusItem={() => {}} />
 * @example All are shown
 * <ShowMore first={1} length={34} count={34} to={null} focusItem={() => {}} />
 */
export function ShowMore({ first, length, count, to, focusItem }: ShowMoreProps) {
  const pressedAt = useRef<number>(null);
  useEffect(() => {
    if (pressedAt.current === null || length <= pressedAt.current) return;
    focusItem(pressedAt.current);
    pressedAt.current = null;
  }, [focusItem, length]);
  return (
    <div className={styles.more}>
      <p role="status">
        Показано {length} из {count}
      </p>
      {to && (
        <LinkButton
          to={to}
          replace
          preventScrollReset
          state={longerListState(first)}
          onClick={() => {
            pressedAt.current = length;
          }}
        >
          Показать ещё
        </LinkButton>
      )}
    </div>
  );
}
