import { EmptyState } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import { CabinetPage } from './cabinet-page';
import styles from './empty-section.module.css';

interface EmptySectionProps {
  heading: string;
  description: string;
  /** What this section of the cabinet is for. */
  title: string;
  /** What the customer can do to fill it. */
  text: ReactNode;
  action: ReactNode;
}

/** A section of the cabinet that is empty: its purpose, and one link to continue. */
export function EmptySection({ heading, description, title, text, action }: EmptySectionProps) {
  return (
    <CabinetPage heading={heading} description={description}>
      <div className={styles.card}>
        <EmptyState title={title} text={text} action={action} />
      </div>
    </CabinetPage>
  );
}
