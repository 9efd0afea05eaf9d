import { Button } from '@zapovednik/ui';
import { Share2 } from '@zapovednik/ui/icons';
import { Popover } from '@zapovednik/ui/popover';
import { lazy, Suspense, type ToggleEvent, useRef, useState } from 'react';
import styles from './share.module.css';
import type { ShareProps } from './share-panel';

const SharePanel = lazy(() => import(/* webpackChunkName: "lazy-share" */ './share-panel'));

/** The share popover (PRD-32). Its content is loaded when it first opens. */
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
