import type { ReactNode } from 'react';
import { EmptyState } from 'shared-contracts/ui';
import { type Card, Cards } from './cards';
import { Section } from './section';
import styles from './soon.module.css';

interface SoonProps {
  /** What does not exist yet. */
  title: string;
  /** What the visitor can do meanwhile. */
  text: ReactNode;
  action?: ReactNode;
  /** A link to another page. */
  links: readonly Card[];
}

/** The content of a list page that has no items yet. */
export function EmptyListPage({ title, text, action, links }: SoonProps) {
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
