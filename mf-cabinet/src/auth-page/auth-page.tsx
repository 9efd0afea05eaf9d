import { Container, Metadata } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  heading: string;
  description: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in pages: one card in the middle, hidden from search engines. */
export function AuthPage({ heading, description, lead, children }: AuthPageProps) {
  return (
    <Container className={styles.page}>
      <Metadata title={`${heading} — Заповедник`} description={description} hidden />
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </div>
    </Container>
  );
}
