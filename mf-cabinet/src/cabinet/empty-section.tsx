import type { ReactNode } from 'react';
import { EmptyState } from 'shared-contracts/ui';
import { CabinetPage } from './cabinet-page';
import styles from './empty-section.module.css';

interface EmptySectionProps {
  heading: string;
  description: string;
  /** What this part of the cabinet is for. */
  title: string;
  /** What to do until it is filled. */
  text: ReactNode;
  action: ReactNode;
}

/** A part of the cabinet that has nothing in it yet: what it is for, and one way on. */
export function EmptySection({ heading, description, title, text, action }: EmptySectionProps) {
  return (
    <CabinetPage heading={heading} description={description}>
      <div className={styles.card}>
        <EmptyState title={title} text={text} action={action} />
      </div>
    </CabinetPage>
  );
}
