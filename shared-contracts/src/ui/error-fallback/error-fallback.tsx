import { clsx } from 'clsx';
import { useMinimumLoading } from 'shared-contracts/timing';
import { Button } from '../button/button';
import { RotateCcw } from '../icons';
import styles from './error-fallback.module.css';

export interface ErrorFallbackProps {
  title?: string;
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** Trying right now. */
  busy?: boolean;
  /** Whose part failed, in which version: for testers, in the markup and not on the screen. */
  area?: string;
  version?: string;
  className?: string;
}

/**
 * Stands where a part of the page failed, says so, and offers another try. The rest of the page goes on.
 *
 * @example <ErrorFallback title="Не удалось показать отзывы" onRetry={retry} busy={retrying} />
 */
export function ErrorFallback({
  title = 'Эта часть страницы не загрузилась',
  text = 'Остальное работает. Попробуйте ещё раз.',
  onRetry,
  busy = false,
  area,
  version,
  className,
}: ErrorFallbackProps) {
  // Another try that fails at once is seen to have been made.
  const trying = useMinimumLoading(busy);
  return (
    <div role="alert" data-area={area} data-version={version} className={clsx(styles.fallback, className)}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {onRetry && (
        <Button icon={<RotateCcw />} busy={trying} onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  );
}
