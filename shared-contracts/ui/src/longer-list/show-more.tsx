import { LinkButton } from '@zapovednik/ui';
import styles from './show-more.module.css';
import { longerListState } from './use-longer-list';

export interface ShowMoreProps {
  /** The first page that is shown. */
  first: number;
  /** Shown items. */
  length: number;
  /** Of the whole list. */
  count: number;
  /** URL of the next page; null at the last one. */
  to: string | null;
  onPress: () => void;
}

/** How much of a list is shown, and «Показать ещё»: a link, so it works before the script has loaded. */
export function ShowMore({ first, length, count, to, onPress }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status">
        Показано {length} из {count}
      </p>
      {to && (
        <LinkButton to={to} replace preventScrollReset state={longerListState(first)} onClick={onPress}>
          Показать ещё
        </LinkButton>
      )}
    </div>
  );
}
