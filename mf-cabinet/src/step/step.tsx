import type { ReactNode } from 'react';
import styles from './step.module.css';
import { StepHeading } from './step-heading';

interface StepProps {
  heading: string;
  /** What has happened, and the next step for the user. */
  text: ReactNode;
  children?: ReactNode;
}

/** One step of signing in, after the first. */
export function Step({ heading, text, children }: StepProps) {
  return (
    <div className={styles.step}>
      <StepHeading>{heading}</StepHeading>
      <div className={styles.text}>{text}</div>
      {children}
    </div>
  );
}
