import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDown } from '../icons';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Only one item is open at a time. The name must be unique on the page. */
  single?: string;
  className?: string;
}

/**
 * Questions that expand to answers. It uses the browser's own `<details>`: it works before script, and the browser's search finds
 * its text.
 *
 * @example <Accordion items={[{ id: 'delivery', title: 'Как работает доставка?', content: <p>…</p> }]} />
 */
export function Accordion({ items, single, className }: AccordionProps) {
  return (
    <div className={clsx(styles.accordion, className)}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} name={single} open={open}>
          <summary>
            <span>{title}</span>
            <ChevronDown />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
