import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './required-fields.module.css';

interface RequiredFieldsProps {
  className: string | undefined;
  children: ReactNode;
}

/** Fields of which some are required: these have a star, and a sentence says what it means. */
export const RequiredFields = ({ className, children }: RequiredFieldsProps) => (
  <div className={clsx(styles.fields, className)}>
    {children}
    <p className={styles.note}>Поля со звёздочкой обязательны</p>
  </div>
);
