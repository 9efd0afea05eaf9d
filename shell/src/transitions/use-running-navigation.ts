import { use, useEffect, useState } from 'react';
import { createPath, type DataRouter, UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { useShell } from '../context/shell-provider';
import { openDocument } from './open-document';

/**
 * How long code and data of the next page may take, in milliseconds. It is longer than one call (10 s) and than the
 * loading of an area (8 s), because their own errors offer a retry in place.
 */
const DATA_LIMIT = 12_000;
/** How long React may take to show a page that is loaded, in milliseconds. */
const RENDER_LIMIT = 4_000;
/** The time between two checks for writes that a document load would interrupt, in milliseconds. */
const PAUSE = 1_000;
/** The most checks for writes: longer than a call lasts. An open dialog counts as a write too, and may stay open. */
const LOOKS = 12;

type Navigated = Pick<DataRouter['state'], 'navigation' | 'location'>;

/**
 * Whether another page was requested and is not shown yet: it is loading, or React has not finished rendering it. The
 * router alone cannot detect the second case, because it renders in a transition, which a part of the page can delay.
 *
 * A navigation that is not finished in time becomes a document load. It waits for running writes, so that none is
 * interrupted, and for the network. A change of only the hash is not another page.
 */
export function useRunningNavigation(): boolean {
  const { query, report } = useShell();
  const router = use(DataRouterContext)?.router;
  const shown = useLocation();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!router) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let step = '';

    const leave = (path: string, phase: 'loader' | 'render', looks = LOOKS) => {
      if ((looks > 0 && query.isMutating() > 0) || !navigator.onLine) {
        timer = setTimeout(leave, PAUSE, path, phase, looks - 1);
        return;
      }
      report(new Error(`${path} was not shown in time`), { area: 'shell', phase, name: 'navigation' });
      openDocument(path);
    };

    const follow = ({ navigation, location }: Navigated) => {
      const { location: next = location, state } = navigation;
      const isLoading = state !== 'idle';
      const isOther = next.key !== shown.key && (isLoading || pageOf(next) !== pageOf(shown));
      setRunning(isOther);
      const now = isOther ? `${state} ${next.key}` : '';
      if (now === step) return;
      step = now;
      clearTimeout(timer);
      if (!isOther) return;
      const phase = isLoading ? 'loader' : 'render';
      timer = setTimeout(leave, isLoading ? DATA_LIMIT : RENDER_LIMIT, createPath(next), phase);
    };

    follow(router.state);
    const stop = router.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [router, shown, query, report]);

  return running;
}

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
