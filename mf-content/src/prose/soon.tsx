import type { ReactNode } from 'react';
import { EmptyState } from 'shared-contracts/ui';
import { type Card, Cards } from './cards';
import { Section } from './section';
import styles from './soon.module.css';

interface SoonProps {
  /** What is not there yet. */
  title: string;
  /** What to do meanwhile. */
  text: ReactNode;
  action?: ReactNode;
  /** Where to go instead. */
  links: readonly Card[];
}

/** The body of a list that has nothing in it yet. */
export function Soon({ title, text, action, links }: SoonProps) {
  return (
    <>
      <div className={styles.soon}>
        <EmptyState title={title} text={text} action={action} />
      </div>
      <Section title="А пока загляните сюда">
        <Cards items={links} />
      </Section>
    </>
  );
}
