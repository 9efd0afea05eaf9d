export interface ErrorFallbackProps {
  title?: string;
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** A retry is pending. */
  busy?: boolean;
  /** The failed area and its version: for testers, in the markup and not visible. */
  area?: string;
  version?: string;
  className?: string;
}
/**
 * Shown in place of a part of the page that failed, with a retry. The rest of the page still works.
 *
 * @example <ErrorFallback title="Не удалось показать отзывы" onRetry={retry} busy={retrying} />
 */
export declare function ErrorFallback({
  title,
  text,
  onRetry,
  busy,
  area,
  version,
  className,
}: ErrorFallbackProps): import('react').JSX.Element;
