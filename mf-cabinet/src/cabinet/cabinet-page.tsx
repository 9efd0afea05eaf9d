import type { ReactNode } from 'react';
import { cabinetMenuRoute } from 'shared-contracts/cabinet/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Container, Metadata } from 'shared-contracts/ui';
import { ChevronLeft } from 'shared-contracts/ui/icons';
import { CabinetMenu } from './cabinet-menu';
import styles from './cabinet-page.module.css';

interface CabinetPageProps {
  heading: string;
  description: string;
  children: ReactNode;
}

/**
 * The frame of every cabinet page: one heading, and the menu beside it; on narrow screens a link to the menu above it. Hidden from search
 * engines.
 */
export function CabinetPage({ heading, description, children }: CabinetPageProps) {
  return (
    <Container className={styles.page}>
      <Metadata title={`${heading} — Заповедник`} description={description} hidden />
      <CabinetMenu />
      <div className={styles.content}>
        <Link to={link(cabinetMenuRoute)} className={styles.sections}>
          <ChevronLeft />
          Разделы кабинета
        </Link>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </Container>
  );
}
