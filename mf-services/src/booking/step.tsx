import { Button } from '@zapovednik/ui';
import { Check } from '@zapovednik/ui/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './step.module.css';

interface StepProps {
  number: number;
  title: string;
  open: boolean;
  /** The chosen value; null: not chosen yet. */
  chosen: string | null;
  /** Undefined: an earlier step must be completed first. */
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** One step of a booking: it opens, is completed, and folds into one line with «Изменить». The focus follows. */
export function Step({ number, title, open, chosen, onOpen, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (open && !wasOpen.current) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <section aria-labelledby={id} className={styles.step} data-state={open ? 'open' : chosen ? 'decided' : 'waiting'}>
      <header className={styles.header}>
        <span aria-hidden="true" className={styles.number}>
          {chosen && !open ? <Check /> : number}
        </span>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        {!open && chosen && onOpen && (
          <Button variant="quiet" onClick={onOpen} aria-label={`Изменить: ${title}`}>
            Изменить
          </Button>
        )}
      </header>
      {open ? <div className={styles.content}>{children}</div> : chosen && <p className={styles.chosen}>{chosen}</p>}
    </section>
  );
}
