import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title?: string;
  /** Its name for screen readers if it shows no title. */
  label?: string;
  /** Anchor for links: `#courier`. */
  id?: string;
  /** `card`: on a card, with a smaller title. */
  look?: 'card';
  children: ReactNode;
}

/**
 * A section of a page with its title.
 *
 * @example <Section title="Курьером" id="courier"><p>Привезём завтра</p></Section>
 * @example On a card
 * <Section title="Ваш заказ" look="card"><p>Три товара на 4 200 ₽</p></Section>
 */
export function Section({ title, label, id, look, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={title && heading}
      className={look ? `${styles.section} ${styles.card}` : styles.section}
    >
      {title && <h2 id={heading}>{title}</h2>}
      {children}
    </section>
  );
}
