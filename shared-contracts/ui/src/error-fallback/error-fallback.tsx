import { useMinimumLoading } from '@zapovednik/platform/timing';
import { clsx } from 'clsx';
import { Button } from '../button/button';
import { RotateCcw } from '../icons';
import styles from './error-fallback.module.css';

export interface ErrorFallbackProps {
  title?: string;
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** A retry is pending. */
  busy?: boolean;
  /** The failed area and its version. For testers: in the markup, but not visible. */
  area?: string;
  version?: string;
  className?: string;
}

/**
 * Shown in place of a part of the page that failed, with a retry. The rest of the page still works.
 *
 * @example With a retry
 * <ErrorFallback title="Не удалось показать отзывы" onRetry={() => {}} />
 * @example A retry is pending
 * <ErrorFallback title="Не удалось показать отзывы" onRetry={() => {}} busy />
 * @example Nothing to try
 * <ErrorFallback />
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
  // A retry that fails at once still shows the loading state for a moment.
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
