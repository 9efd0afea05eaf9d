import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/** A page that loads faster shows no bar (LIM-37), in ms. */
const throttle = 200;
/** How long the full bar stays visible, in ms. */
const finish = 400;

export interface ProgressBarProps {
  /** The state of the navigation. */
  state: 'idle' | 'loading' | 'failed';
}

/**
 * The bar at the top of the window while the next page is loading (LAY-57). It grows to its full width in 5 seconds and stops there
 * (LIM-38, LIM-39); it is red if the page failed (LAY-58). The style sheet does all animation.
 *
 * @example Loading
 * const [state, setState] = useState<'idle' | 'loading'>('idle');
 * <>
 *   <ProgressBar state={state} />
 *   <Button onClick={() => setState(state === 'idle' ? 'loading' : 'idle')}>Открыть страницу</Button>
 * </>
 * @example Failed
 * const [failed, setFailed] = useState(false);
 * <>
 *   <ProgressBar state={failed ? 'failed' : 'idle'} />
 *   <Button onClick={() => setFailed(!failed)}>Открыть страницу</Button>
 * </>
 */
export function ProgressBar({ state }: ProgressBarProps) {
  const [shown, setShown] = useState<'loading' | 'done' | null>(null);

  useEffect(() => {
    if (state === 'failed') {
      setShown(null);
      return;
    }
    if (state === 'idle') setShown((before) => before && 'done');
    const timer = setTimeout(
      () => setShown(state === 'loading' ? 'loading' : null),
      state === 'loading' ? throttle : finish,
    );
    return () => clearTimeout(timer);
  }, [state]);

  const visible = state === 'failed' ? 'failed' : shown;
  if (!visible) return null;
  return (
    <div
      role="progressbar"
      aria-label={visible === 'failed' ? 'Страница не загрузилась' : 'Загрузка страницы'}
      aria-valuenow={visible === 'loading' ? undefined : 100}
      data-state={visible}
      className={styles.bar}
    />
  );
}
