import type { ReactNode } from 'react';
import { Link } from 'shared-contracts/router';
import styles from './cards.module.css';

export interface Card {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Makes the whole card a link. */
  to?: string;
}

/** Items of one kind side by side; those with a URL are links. */
export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, text, icon, to }) => (
        <li key={title} className={styles.card}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <h3 className={styles.title}>
            {to ? (
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ul>
  );
}
