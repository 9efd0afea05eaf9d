import { Detail } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import styles from './choice-list.module.css';

interface ChoiceItem {
  readonly id: number;
  readonly title: string;
  readonly detail: ReactNode;
  /** At the end of the line: a price. */
  readonly end?: string;
  readonly picture?: ReactNode;
}

interface ChoiceListProps {
  items: readonly ChoiceItem[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** A list from which one item is chosen by a click; the click opens the next step. */
export function ChoiceList({ items, chosen, onChoose }: ChoiceListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, detail, end, picture }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)} className={styles.choice}>
            {picture && <span className={styles.picture}>{picture}</span>}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <Detail>{detail}</Detail>
            </span>
            {end && <span className={styles.end}>{end}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
