import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useSelected } from 'shared-contracts/stores';
import { ProgressBar } from 'shared-contracts/ui';
import { useShell } from '../app/shell-provider';

/** The bar of a page that is loading; red when the page failed, until the next one (LAY-57, LAY-58, LIM-37 to LIM-39). */
export function PageProgress() {
  const { layout } = useShell();
  const pageLoading = useSelected(layout, (state) => state.pageLoading);
  const running = useNavigation().state !== 'idle';

  useEffect(() => {
    const now = layout.get();
    if (running) layout.set({ ...now, pageLoading: 'running' });
    else if (now.pageLoading === 'running') layout.set({ ...now, pageLoading: 'idle' });
  }, [running, layout]);

  // It stands in no landmark of a page: what it shows is heard as it comes.
  return (
    <div aria-live="polite">
      <ProgressBar state={running ? 'loading' : pageLoading === 'failed' ? 'failed' : 'idle'} />
    </div>
  );
}
