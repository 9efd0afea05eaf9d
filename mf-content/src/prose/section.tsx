import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Anchor of a link: `#courier`. */
  id?: string;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ title, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Paragraphs, lists and links in running text. */
export function Text({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** An important note in a plain frame. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={clsx(styles.text, styles.note)}>{children}</div>;
}
