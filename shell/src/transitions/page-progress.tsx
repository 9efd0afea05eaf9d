import { useSelected } from '@zapovednik/platform/stores';
import { ProgressBar } from '@zapovednik/ui';
import { useEffect } from 'react';
import { useShell } from '../context/shell-provider';
import { usePressedLink } from './use-pressed-link';
import { useRunningNavigation } from './use-running-navigation';

/** The pressed link and the progress bar of a loading page; red if the page failed, until the next navigation (LAY-57, LAY-58, LIM-37 to LIM-39). */
export function PageProgress() {
  const { layout } = useShell();
  const pageLoading = useSelected(layout, (state) => state.pageLoading);
  const running = useRunningNavigation();
  usePressedLink(running);

  useEffect(() => {
    const now = layout.get();
    if (running) layout.set({ ...now, pageLoading: 'running' });
    else if (now.pageLoading === 'running') layout.set({ ...now, pageLoading: 'idle' });
  }, [running, layout]);

  // The bar is outside of the page's landmarks and announces its state itself.
  return (
    <div aria-live="polite">
      <ProgressBar state={running ? 'loading' : pageLoading === 'failed' ? 'failed' : 'idle'} />
    </div>
  );
}
