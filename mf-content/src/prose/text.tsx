import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Paragraphs, lists and links in running text. */
export function Text({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** An important note in a plain frame. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={clsx(styles.text, styles.note)}>{children}</div>;
}
