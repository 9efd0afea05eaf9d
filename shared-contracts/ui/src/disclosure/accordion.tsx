import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDown } from '../icons';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open on the first render. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Only one item can be open at a time. The name must be unique on the page. */
  single?: string;
  className?: string;
}

/**
 * Questions that expand to answers. It uses the browser's own `<details>`: it works before the script has loaded, and
 * the browser's search finds its text.
 *
 * @example One of them open
 * <Accordion
 *   items={[
 *     { id: 'delivery', title: 'Как работает доставка?', content: <p>Привезём завтра до двери.</p>, open: true },
 *     { id: 'payment', title: 'Как оплатить заказ?', content: <p>Картой на сайте или при получении.</p> },
 *     {
 *       id: 'return',
 *       title: 'Можно ли вернуть корм, если питомцу он не подошёл, а упаковка уже открыта?',
 *       content: <p>Да, в течение семи дней.</p>,
 *     },
 *   ]}
 * />
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
