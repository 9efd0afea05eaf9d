import { Section } from '@zapovednik/ui/section';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsSectionProps {
  heading: string;
  /** What the section is for, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** One section of the settings. */
export function SettingsSection({ heading, text, children }: SettingsSectionProps) {
  return (
    <Section title={heading} look="card" className={styles.section}>
      {text && <div className={styles.text}>{text}</div>}
      {children}
    </Section>
  );
}

/** Says that what was typed before the session expired is back. */
export const BroughtBack = () => (
  <p role="status" className={styles.text}>
    Вернули то, что вы не успели сохранить.
  </p>
);
