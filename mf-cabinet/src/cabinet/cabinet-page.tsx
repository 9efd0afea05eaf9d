import { cabinetMenuRoute } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Container, Metadata } from '@zapovednik/ui';
import { ChevronLeft } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CabinetMenu } from './cabinet-menu';
import styles from './cabinet-page.module.css';

interface CabinetPageProps {
  heading: string;
  description: string;
  /** The list to which the page belongs, as a link above the heading. */
  back?: { readonly title: string; readonly to: string };
  children: ReactNode;
}

/**
 * The frame of every cabinet page: one heading, and the menu next to it. On narrow screens there is a link to the menu
 * above it, unless the page belongs to a list. Hidden from search engines.
 */
export function CabinetPage({ heading, description, back, children }: CabinetPageProps) {
  return (
    <Container className={styles.page}>
      <Metadata title={`${heading} — Заповедник`} description={description} hidden />
      <CabinetMenu />
      <div className={styles.content}>
        <Link
          data-screen=""
          to={back?.to ?? link(cabinetMenuRoute)}
          className={clsx(styles.back, !back && styles.sections)}
        >
          <ChevronLeft />
          {back?.title ?? 'Разделы кабинета'}
        </Link>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </Container>
  );
}
