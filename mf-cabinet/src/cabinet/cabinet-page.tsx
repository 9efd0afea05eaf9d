import type { ReactNode } from 'react';
import { Container, Metadata } from 'shared-contracts/ui';
import { CabinetMenu } from './cabinet-menu';
import styles from './cabinet-page.module.css';

interface CabinetPageProps {
  heading: string;
  description: string;
  children: ReactNode;
}

/** The frame of every cabinet page: the menu and one heading; hidden from search engines. */
export function CabinetPage({ heading, description, children }: CabinetPageProps) {
  return (
    <Container className={styles.page}>
      <Metadata title={`${heading} — Заповедник`} description={description} hidden />
      <CabinetMenu />
      <div className={styles.content}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </Container>
  );
}
