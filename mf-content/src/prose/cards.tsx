import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import styles from './cards.module.css';

export interface Card {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Base of a picture's addresses; the picture is above the text. */
  picture?: string;
  /** Makes the whole card a link. */
  to?: string;
}

/** Items of one kind side by side; those with a URL are links. */
export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, text, icon, picture, to }) => (
        <li key={title} className={styles.card}>
          {picture && (
            <Picture
              src={picture}
              alt=""
              ratio="3:2"
              sizes="(min-width: 1024px) 300px, (min-width: 720px) 45vw, 92vw"
              className={styles.picture}
            />
          )}
          {icon && <span className={styles.icon}>{icon}</span>}
          <h3 className={styles.title}>{to ? <CardLink to={to}>{title}</CardLink> : title}</h3>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ul>
  );
}
