export interface ProgressBarProps {
  /** The state of the navigation. */
  state: 'idle' | 'loading' | 'failed';
}
/**
 * The bar at the top of the window while the next page is loading (LAY-57). It grows to its full width in 5 seconds and stops there
 * (LIM-38, LIM-39); it is red if the page failed (LAY-58). The style sheet does all animation.
 *
 * @example <ProgressBar state={pageLoading} />
 */
export declare function ProgressBar({ state }: ProgressBarProps): import('react').JSX.Element | null;
