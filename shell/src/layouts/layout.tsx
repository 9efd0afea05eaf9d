import type { LayoutName } from '@zapovednik/platform/routes';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useRoute } from '../context/use-route';
import { BareFooter } from '../footer/bare-footer';
import { Footer } from '../footer/footer';
import { BareHeader } from '../header/bare-header';
import { Header } from '../header/header';
import { OverrideBar } from '../override/override-bar';
import { TabBar } from '../tab-bar/tab-bar';
import styles from './layout.module.css';
import { SkipLink } from './skip-link';

/** The elements of a layout around the page's content. */
interface LayoutElements {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** The tab bar at the bottom edge of a phone. */
  readonly tabs: boolean;
}

const standard: LayoutElements = { header: <Header />, footer: <Footer />, tabs: true };

/** The nine layouts (LAY-01, LAY-02). */
const elements: Readonly<Record<LayoutName, LayoutElements>> = {
  responsive: standard,
  'responsive-gray': standard,
  default: standard,
  vacancies: standard,
  checkout: { header: <BareHeader with="help" />, footer: <BareFooter />, tabs: false },
  'empty-default': { header: <BareHeader />, footer: <BareFooter />, tabs: false },
  'error-empty': { header: <BareHeader with="search" />, footer: <BareFooter />, tabs: false },
  tech: { header: <BareHeader />, footer: null, tabs: false },
  empty: { header: null, footer: null, tabs: false },
};

/** The layout of a route, around its page. */
export function Layout({ name }: { name: LayoutName }) {
  return (
    <Frame name={name}>
      <Outlet />
    </Frame>
  );
}

/** A layout by name around any content. The route decides whether the footer is shown (LAY-62). */
export function Frame({ name, children }: { name: LayoutName; children: ReactNode }) {
  const { header, footer, tabs } = elements[name];
  const withFooter = (useRoute()?.footer ?? true) && footer !== null;
  return (
    <div data-layout={name} className={styles.layout}>
      {header && <SkipLink />}
      <OverrideBar />
      {header}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {withFooter && footer}
      {tabs && <TabBar />}
    </div>
  );
}
