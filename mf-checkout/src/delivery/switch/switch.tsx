import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  /** The change is being saved. */
  busy: boolean;
  onChange: () => void;
  /** Below the label. */
  children?: ReactNode;
}

/** A setting that is switched on or off at once, without a form. */
export function Switch({ label, checked, busy, onChange, children }: SwitchProps) {
  return (
    <div>
      <label className={styles.switch}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={busy}
          onChange={onChange}
        />
      </label>
      {children}
    </div>
  );
}
