import { type ReactNode, useId } from 'react';
import styles from '../settings.module.css';

interface SettingsSectionProps {
  heading: string;
  /** The purpose of the section, in one sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** One section of the settings. */
export function SettingsSection({ heading, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {text && <div className={styles.text}>{text}</div>}
      {children}
    </section>
  );
}

/** A message that the values typed before the session expired are restored. */
export const BroughtBack = () => (
  <p role="status" className={styles.text}>
    Вернули то, что вы не успели сохранить.
  </p>
);
