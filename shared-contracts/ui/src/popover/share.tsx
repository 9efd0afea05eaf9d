import { Button } from '@zapovednik/ui';
import { lazy, Suspense, type ToggleEvent, useRef, useState } from 'react';
import { Share2 } from '../icons';
import { Popover } from './popover';
import styles from './share.module.css';
import type { ShareProps } from './share-panel';

const SharePanel = lazy(() => import(/* webpackChunkName: "lazy-share" */ './share-panel'));

/**
 * Shares a page (PRD-32): copies its link, sends it to an application of the device, or opens a network. Its content is
 * loaded when it first opens.
 *
 * @example <Share title="Первые дни щенка" url="https://shop.example/articles/pervye-dni-shchenka/" />
 */
export function Share(props: ShareProps) {
  const panel = useRef<HTMLDivElement>(null);
  /** Null: it was not open yet. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <Popover
      label="Поделиться"
      panel={panel}
      onToggle={({ newState }: ToggleEvent<HTMLDivElement>) => setOpen(newState === 'open')}
      trigger={(invoker) => (
        <Button variant="quiet" icon={<Share2 />} className={styles.share} {...invoker}>
          Поделиться
        </Button>
      )}
    >
      {open !== null && (
        <Suspense>
          <SharePanel {...props} panel={panel} open={open} />
        </Suspense>
      )}
    </Popover>
  );
}
