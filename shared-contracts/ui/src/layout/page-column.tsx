import { Container } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import styles from './page-column.module.css';

/**
 * A page of texts: its sections are one below the other, with wide gaps.
 *
 * @example
 * <PageColumn>
 *   <Breadcrumbs items={[{ title: 'Главная', to: '/' }, { title: 'Доставка' }]} />
 *   <Section title="Курьером"><p>Привезём завтра до двери.</p></Section>
 *   <Section title="В магазине"><p>Соберём за два часа.</p></Section>
 * </PageColumn>
 */
export function PageColumn({ children }: { children: ReactNode }) {
  return <Container className={styles.page}>{children}</Container>;
}
