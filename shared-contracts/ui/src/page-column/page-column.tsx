import { Container } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import styles from './page-column.module.css';

/**
 * A page of texts: its sections one below the other, wide apart.
 *
 * @example <PageColumn><Breadcrumbs items={way} /><Section title="Курьером">…</Section></PageColumn>
 */
export function PageColumn({ children }: { children: ReactNode }) {
  return <Container className={styles.page}>{children}</Container>;
}
