import { Button } from '@zapovednik/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Check } from '../icons';
import styles from './collapsible-step.module.css';

export interface CollapsibleStepProps {
  number: number;
  title: string;
  /** The heading level of the title. */
  heading: 'h2' | 'h3';
  open: boolean;
  /** The choice, shown while the step is closed; empty: nothing is chosen yet. */
  summary: ReactNode;
  /** Undefined: an earlier step must be completed first. */
  onOpen: (() => void) | undefined;
  /** The open content. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * One of several steps in a column. It opens; when it is completed, it closes and shows its summary with «Изменить».
 * The focus moves with it.
 *
 * @example Completed
 * const [open, setOpen] = useState(false);
 * <CollapsibleStep
 *   number={1}
 *   title="Получатель"
 *   heading="h2"
 *   open={open}
 *   summary="Анна, +7 912 345-67-89"
 *   onOpen={() => setOpen(true)}
 * >
 *   <Button onClick={() => setOpen(false)}>Далее</Button>
 * </CollapsibleStep>
 * @example Open
 * const [open, setOpen] = useState(true);
 * <CollapsibleStep number={2} title="Доставка" heading="h2" open={open} summary={null} onOpen={() => setOpen(true)}>
 *   <p>Куда привезти заказ?</p>
 *   <Button variant="primary" onClick={() => setOpen(false)}>Далее</Button>
 * </CollapsibleStep>
 * @example Waits for an earlier step
 * <CollapsibleStep number={3} title="Оплата" heading="h2" open={false} summary={null} onOpen={undefined}>
 *   <p>Картой на сайте</p>
 * </CollapsibleStep>
 */
export function CollapsibleStep(props: CollapsibleStepProps) {
  const { number, title, heading: Heading, open, summary, onOpen, className, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    // The focused element is gone: the focus moves to the next action, unless a field already has it.
    const focused = document.activeElement;
    if (open && !content.current?.contains(focused)) heading.current?.focus();
    if (!open && focused === document.body) edit.current?.focus();
  }, [open]);

  const action = summary ? 'Изменить' : 'Заполнить';
  return (
    <section aria-labelledby={id} className={styles.step} data-state={open ? 'open' : summary ? 'decided' : 'waiting'}>
      <header className={styles.header}>
        <span aria-hidden="true" className={styles.number}>
          {summary && !open ? <Check /> : number}
        </span>
        <Heading id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {!open && onOpen && (
          <Button ref={edit} variant="quiet" onClick={onOpen} aria-label={`${action}: ${title}`}>
            {action}
          </Button>
        )}
      </header>
      {open ? (
        <div ref={content} className={className ? `${styles.content} ${className}` : styles.content}>
          {children}
        </div>
      ) : (
        summary && <div className={styles.summary}>{summary}</div>
      )}
    </section>
  );
}
