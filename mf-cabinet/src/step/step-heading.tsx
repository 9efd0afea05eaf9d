import { type ReactNode, useEffect, useRef } from 'react';
import styles from './step.module.css';

/** The heading of a step that replaces another. It takes the focus, so that screen readers announce the change. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
