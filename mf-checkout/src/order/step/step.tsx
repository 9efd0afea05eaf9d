import { Button } from '@zapovednik/ui';
import { Check } from '@zapovednik/ui/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './step.module.css';

interface StepProps {
  number: number;
  title: string;
  open: boolean;
  /** The step summary; null: the step is not completed. */
  completed: ReactNode | null;
  onOpen: () => void;
  children: ReactNode;
}

/** One checkout step: it opens, is completed, and collapses to its step summary with «Изменить». The focus follows. */
export function Step({ number, title, open, completed, onOpen, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    // The focused element is gone: the focus moves to the next thing to do, unless a field has it already.
    const focused = document.activeElement;
    if (open && !content.current?.contains(focused)) heading.current?.focus();
    if (!open && focused === document.body) edit.current?.focus();
  }, [open]);

  return (
    <section
      aria-labelledby={id}
      className={styles.step}
      data-state={open ? 'open' : completed ? 'decided' : 'waiting'}
    >
      <header className={styles.header}>
        <span aria-hidden="true" className={styles.number}>
          {completed && !open ? <Check /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {!open && (
          <Button
            ref={edit}
            variant="quiet"
            onClick={onOpen}
            aria-label={`${completed ? 'Изменить' : 'Заполнить'}: ${title}`}
          >
            {completed ? 'Изменить' : 'Заполнить'}
          </Button>
        )}
      </header>
      {open ? (
        <div ref={content} className={styles.content}>
          {children}
        </div>
      ) : (
        completed && <div className={styles.completed}>{completed}</div>
      )}
    </section>
  );
}
