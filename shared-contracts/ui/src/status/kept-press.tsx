import { RotateCcw } from '../icons';
import styles from './kept-press.module.css';

export interface KeptPressProps {
  /** Sends it again: the answer of {@link useKeptPress}; null shows nothing. */
  onRetry: (() => void) | null;
}

/**
 * Stands where a press was whose write did not reach the server: it is not lost, and can be sent again.
 *
 * @example <KeptPress onRetry={() => {}} />
 */
export function KeptPress({ onRetry }: KeptPressProps) {
  return (
    <span role="status" className={styles.place}>
      {onRetry && (
        <span className={styles.kept}>
          Нет связи. Отправим, когда она появится.
          <button type="button" className={styles.retry} onClick={onRetry}>
            <RotateCcw />
            Повторить
          </button>
        </span>
      )}
    </span>
  );
}
