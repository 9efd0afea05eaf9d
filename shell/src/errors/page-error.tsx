import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useShell } from '../context/shell-provider';
import { BrokenPage } from './broken-page';
import { MissingArea } from './missing-area';
import { NotFoundPage } from './not-found-page';
import { toPageErrorState } from './page-error-state';

/** Shown in place of a page that does not exist or has failed. The layout around it stays. */
export function PageError() {
  const fault = toPageErrorState(useRouteError());
  const { layout } = useShell();
  const failed = fault.kind !== 'not-found';

  useEffect(() => {
    if (!failed) return;
    layout.set({ ...layout.get(), pageLoading: 'failed' });
    return () => layout.set({ ...layout.get(), pageLoading: 'idle' });
  }, [failed, layout]);

  if (fault.kind === 'not-found') return <NotFoundPage />;
  if (fault.kind === 'area') return <MissingArea area={fault.area} version={fault.version} />;
  return <BrokenPage status={fault.status} message={fault.message} />;
}
